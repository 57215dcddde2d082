import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rowsBehind, type Behind } from './list-at.js';
import { useMayRead } from './use-may.js';

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
