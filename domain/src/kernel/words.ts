/** What people read for each code of a kind. */
export type Words<Code extends string> = Readonly<Record<Code, string>>;

/** A code that is newer than the reader's page is shown by its own words. */
export const wordFor = (words: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : plainly(code);

function plainly(code: string): string {
  const text = code.replaceAll(/[-_.]/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
