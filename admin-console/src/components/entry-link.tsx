import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { type Behind, rowsBehind } from './list-at.js';
import { entryPath } from './paths.js';

type FigureLinkProps = {
  readonly behind: Behind;
  /** The first day that is counted; all days without it. */
  readonly day?: string | undefined;
  readonly children: ReactNode;
};

/** Links a figure to the rows that it counts, if the admin may see them. */
export function FigureLink({ behind, day, children }: FigureLinkProps) {
  return (
    <CanAccess action="list" resource={behind.resource} accessDenied={children} loading={children}>
      <Link to={rowsBehind(behind, day)}>{children}</Link>
    </CanAccess>
  );
}

type EntryLinkProps = {
  readonly resource: string;
  readonly id: string;
  readonly children: ReactNode;
};

/** A link to one entry. Clicking a row leads there too, so a click on the link must not navigate twice. */
function EntryLink({ resource, id, children }: EntryLinkProps) {
  return (
    <CanAccess action="show" resource={resource} accessDenied={children} loading={children}>
      <Link to={entryPath(resource, id)} onClick={(event) => event.stopPropagation()}>
        {children}
      </Link>
    </CanAccess>
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
