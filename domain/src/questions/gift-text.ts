/** The signs that a backslash makes part of the text; `\n` begins a line. */
const ESCAPED = '\\~=#{}:n';
/** Unicode keeps these for programs, so no file has them: each takes the place of an escaped sign. */
const FIRST_NONCHARACTER = 0xfdd0;
const FORMAT = /^\s*\[(plain|html|markdown|moodle)\]/i;

/** The text without escaped signs: what is left of `~ = # { } :` is GIFT's. */
export const withoutEscapes = (text: string): string =>
  text.replace(/\\([\\~=#{}:n])/g, (_, sign: string) =>
    String.fromCharCode(FIRST_NONCHARACTER + ESCAPED.indexOf(sign)),
  );

const signAt = (place: number): string => {
  const sign = ESCAPED.charAt(place);
  return sign === 'n' ? '\n' : sign;
};

/** The format that a text names at its beginning; undefined where it names none. */
export const formatNamed = (text: string): string | undefined =>
  FORMAT.exec(text)?.[1]?.toLowerCase();

/** A text without its mark of format, with the signs that were escaped. */
export const plainText = (text: string): string =>
  text
    .replace(FORMAT, '')
    .trim()
    .replace(/[\ufdd0-\ufdd7]/g, (sign) => signAt(sign.charCodeAt(0) - FIRST_NONCHARACTER));
