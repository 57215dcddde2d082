/** The characters that a backslash makes part of the text; `\n` begins a line. */
const ESCAPED = '\\~=#{}:n';
/** Characters that Unicode keeps free, so that no file has them: each replaces an escaped character. */
const FIRST_NONCHARACTER = 0xfdd0;
const FORMAT = /^\s*\[(plain|html|markdown|moodle)\]/i;

/** The text without escaped characters: every `~ = # { } :` that is left is GIFT's syntax. */
export const withoutEscapes = (text: string): string =>
  text.replace(/\\([\\~=#{}:n])/g, (_, sign: string) =>
    String.fromCharCode(FIRST_NONCHARACTER + ESCAPED.indexOf(sign)),
  );

const signAt = (place: number): string => {
  const sign = ESCAPED.charAt(place);
  return sign === 'n' ? '\n' : sign;
};

/** The format named at the beginning of a text; undefined without one. */
export const formatNamed = (text: string): string | undefined =>
  FORMAT.exec(text)?.[1]?.toLowerCase();

/** A text without the name of its format, and with the escaped characters restored. */
export const plainText = (text: string): string =>
  text
    .replace(FORMAT, '')
    .trim()
    .replace(/[\ufdd0-\ufdd7]/g, (sign) => signAt(sign.charCodeAt(0) - FIRST_NONCHARACTER));
