/** Where a sign stands that no backslash takes the meaning of. */
export function markAt(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (signs.includes(sign)) return at;
  }
  return -1;
}

const FORMAT = /^\s*\[(plain|html|markdown|moodle)\]/i;

/** A text of GIFT as it is meant: without its mark of format, and without backslashes. */
export const meantBy = (text: string): string =>
  text
    .replace(FORMAT, '')
    .trim()
    .replace(/\\([\\~=#{}:n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** The names of a path of categories; a stroke that belongs to a name is written twice. */
export const levelsOf = (path: string): string[] =>
  path
    .replaceAll('//', '\0')
    .split('/')
    .map((name) => name.replaceAll('\0', '/').trim());
