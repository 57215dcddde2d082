import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { entryPath } from './paths.js';
import { useMayRead } from './use-may.js';

type EntryLinkProps = {
  readonly resource: string;
  readonly id: string;
  readonly children: ReactNode;
};

/** A link to one entry. Clicking a row leads there too, so a click on the link must not navigate twice. */
function EntryLink({ resource, id, children }: EntryLinkProps) {
  const mayRead = useMayRead(resource);
  if (!mayRead) return <>{children}</>;
  return (
    <Link to={entryPath(resource, id)} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}

/** A text as a link to one entry; plain text where there is no entry. */
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
