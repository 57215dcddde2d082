/** The pages that tell the same in another language, by the code of the language; see `in-languages.ts`. */
export const LANGUAGES: Readonly<Record<string, string>> = { hi: 'हिन्दी', kn: 'ಕನ್ನಡ' };

/** The language of the page at this path. */
export const languageOf = (path: string): string => {
  const code = path.slice(1);
  return code in LANGUAGES ? code : 'en-IN';
};
