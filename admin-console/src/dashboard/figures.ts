import type { AnswerOf } from '../providers/data-provider.js';

/** The figures of the dashboard; those that the role may not see are left out. */
export type Figures = Omit<AnswerOf<'/api/admin/dashboard'>, 'success'>;

export type DomainFigures = Figures['domains'][number];

const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

/** A share in percent; a dash where there is no whole. */
export const asShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : PERCENT.format(part / whole);

export const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0);
