import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { entryPath } from './paths.js';
import { useMayRead } from './use-may.js';

type EntryLinkProps = {
  readonly resource: string;
  readonly id: string;
  readonly children: ReactNode;
};

/** The way to one entry; a row that is clicked leads there too, and must not go there twice. */
function EntryLink({ resource, id, children }: EntryLinkProps) {
  const mayRead = useMayRead(resource);
  if (!mayRead) return <>{children}</>;
  return (
    <Link to={entryPath(resource, id)} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}

/** Words that lead to one entry; they are alone where there is none. */
export const linkTo = (
  resource: string | null | undefined,
  id: string | null,
  words: ReactNode,
): ReactNode =>
  resource && id ? (
    <EntryLink key={`${resource} ${id}`} resource={resource} id={id}>
      {words}
    </EntryLink>
  ) : (
    words
  );
