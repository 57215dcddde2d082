import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Behind, rowsBehind } from './list-at.js';
import { useMayRead } from './use-may.js';
import { entryPath } from './paths.js';

type FigureLinkProps = {
  readonly behind: Behind;
  /** The first day that is counted; all days without it. */
  readonly day?: string | undefined;
  readonly children: ReactNode;
};

/** Links a figure to the rows that it counts, if the role may see them. */
export function FigureLink({ behind, day, children }: FigureLinkProps) {
  const mayRead = useMayRead(behind.resource);
  if (!mayRead) return children;
  return <Link to={rowsBehind(behind, day)}>{children}</Link>;
}

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
