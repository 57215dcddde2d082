import { ROW_FIELDS } from './import-row.js';
import type { PlannedRow } from './plan-import.js';
import { safeCell } from './read-sheet.js';

const quoted = (text: string): string => `"${safeCell(text).replaceAll('"', '""')}"`;

/** The rows that were not taken, as a sheet (CSV) with the reasons, in a column that the import does not read: mended,
 * it is imported as it is. */
export const rowsToMend = (rows: readonly PlannedRow[]): string =>
  [
    `\ufeff${['what is wrong', ...ROW_FIELDS].join(',')}`,
    ...rows.flatMap(({ faults, texts }) =>
      texts
        ? [
            [faults.join('; '), ...ROW_FIELDS.map((field) => texts[field] ?? '')]
              .map(quoted)
              .join(','),
          ]
        : [],
    ),
  ].join('\r\n');
