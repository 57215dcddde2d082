import { isEmail, normalEmail } from '../../kernel/text-rules.js';

const CELLS = /[,;\t<>"]/;
const MOST_SHOWN = 10;

const emailIn = (line: string): string | undefined =>
  line
    .split(CELLS)
    .map((cell) => cell.trim())
    .find(isEmail);

/** The addresses in a pasted list or a CSV file, one a line, each once; and the first lines with none. A heading is no
 * such line. */
export function readEmails(typed: string) {
  const lines = typed.split(/\r?\n/).filter((line) => line.trim() !== '');
  const found = lines.map((line) => ({ line, email: emailIn(line) }));
  const isHeading = (line: string, at: number): boolean => at === 0 && !line.includes('@');
  return {
    emails: [...new Set(found.flatMap(({ email }) => (email ? normalEmail(email) : [])))],
    unreadable: found
      .filter(({ email, line }, at) => !email && !isHeading(line, at))
      .slice(0, MOST_SHOWN)
      .map(({ line }) => line),
  };
}
