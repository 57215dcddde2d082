import { Pagination, useListContext } from 'react-admin';
import type { PageFacts } from '../providers/data-provider.js';
import { asCount } from './format.js';

const PAGES = [10, 25, 50, 100];

type Shown = { readonly from: number; readonly to: number; readonly count: number };

/** The buttons of the pages; an estimated total is shown as an estimate. */
export function ListPagination() {
  const { meta, error } = useListContext<never>() as { meta?: PageFacts; error?: unknown };
  // An error has no total.
  if (error) return null;
  const about = meta?.isAbout ? 'about ' : '';
  const label = ({ from, to, count }: Shown) =>
    `${asCount(from)}–${asCount(to)} of ${about}${asCount(count)}`;
  // Material UI's own property, which react-admin hands on but does not declare.
  const words = { labelDisplayedRows: label };
  return <Pagination rowsPerPageOptions={PAGES} {...words} />;
}
