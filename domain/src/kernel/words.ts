/** What people read for each code of a kind. */
export type Words<Code extends string> = Readonly<Record<Code, string>>;

/** A code may be newer than the reader's page, or older: then its own words, as people write them. */
export const wordFor = (words: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : plainly(code);

function plainly(code: string): string {
  const text = code.replaceAll(/[-_.]/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
