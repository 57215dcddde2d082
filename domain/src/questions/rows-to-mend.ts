import type { PlannedRow } from './plan-import.js';
import { OPTION_KEYS } from './options.js';
import { safeCell } from './read-sheet.js';

const COLUMNS =
  'what is wrong,id,domain,category,difficulty,question,a,b,c,d,correctOption,explanation';
const quoted = (text: string): string => `"${safeCell(text).replaceAll('"', '""')}"`;

/** The rows that were not taken, as a sheet (CSV) with the reasons, in a column that the import does not read: mended,
 * it is imported as it is. */
export const rowsToMend = (rows: readonly PlannedRow[]): string =>
  [
    `\ufeff${COLUMNS}`,
    ...rows
      .filter(({ fate }) => fate === 'error')
      .map(({ faults, id, question, rest }) =>
        [
          ...[faults.join('; '), id, rest.domain, rest.category, rest.difficulty, question],
          ...OPTION_KEYS.map((key) => rest.options[key]),
          ...[rest.correctOption, rest.explanation],
        ]
          .map(quoted)
          .join(','),
      ),
  ].join('\r\n');
