import { UnreadableFile } from '@portal/domain/questions/index.js';
import { type CellValue, readSheet } from 'read-excel-file/node';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A date is shown as a spreadsheet shows it, so that what was a text before is known by it. */
const textOf = (cell: CellValue | null): string => {
  if (!((cell as unknown) instanceof Date)) return cell === null ? '' : String(cell);
  const day = cell as unknown as Date;
  return `${String(day.getUTCDate()).padStart(2, '0')}-${MONTHS[day.getUTCMonth()] ?? ''}`;
};

/** The first sheet of a workbook. @throws UnreadableFile */
export async function cellsOfXlsx(bytes: Uint8Array): Promise<string[][]> {
  try {
    const rows = await readSheet(Buffer.from(bytes));
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new UnreadableFile('Its workbook is broken, or protected by a password.');
  }
}
