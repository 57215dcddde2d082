/** The position of a sign that no backslash escapes. */
export function markAt(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (signs.includes(sign)) return at;
  }
  return -1;
}

/** The last place of a sign that no backslash takes the meaning of. */
export function lastMark(text: string, mark: string): number {
  let last = -1;
  for (let at = markAt(text, mark.charAt(0)); at >= 0; at = markAt(text, mark.charAt(0), at + 1)) {
    if (text.startsWith(mark, at)) last = at;
  }
  return last;
}

const FORMAT = /^\s*\[(plain|html|markdown|moodle)\]/i;

/** The format that a text names at its beginning; undefined where it names none. */
export const formatNamed = (text: string): string | undefined =>
  FORMAT.exec(text)?.[1]?.toLowerCase();

/** A text of GIFT as it is meant: without its mark of format, and without backslashes. */
export const meantBy = (text: string): string =>
  text
    .replace(FORMAT, '')
    .trim()
    .replace(/\\([\\~=#{}:n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** The texts of all `[kind:…]` in a comment; `\]` does not end one. */
export function labelled(comment: string, kind: string): string[] {
  const found: string[] = [];
  const start = `[${kind}:`;
  for (let at = comment.indexOf(start); at >= 0; at = comment.indexOf(start, at + 1)) {
    const from = at + start.length;
    let end = comment.indexOf(']', from);
    while (end > 0 && comment.charAt(end - 1) === '\\') end = comment.indexOf(']', end + 1);
    // None that begins later has an end either.
    if (end < 0) return found;
    found.push(comment.slice(from, end).replaceAll('\\]', ']').trim());
    at = end;
  }
  return found;
}

/** The names of a path of categories; a stroke that belongs to a name is written twice. */
export const levelsOf = (path: string): string[] =>
  path
    .replaceAll('//', '\0')
    .split('/')
    .map((name) => name.replaceAll('\0', '/').trim());
