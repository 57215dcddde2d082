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
export function EntryLink({ resource, id, children }: EntryLinkProps) {
  const mayRead = useMayRead(resource);
  if (!mayRead) return <>{children}</>;
  return (
    <Link to={entryPath(resource, id)} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}
