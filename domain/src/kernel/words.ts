export type Words<Code extends string> = Readonly<Record<Code, string>>;

/** A code that the page does not know yet is shown as it is. */
export const wordFor = (words: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : plainly(code);

function plainly(code: string): string {
  const text = code.replaceAll(/[-_.]/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
