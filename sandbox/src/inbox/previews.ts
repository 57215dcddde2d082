import { readFile } from 'node:fs/promises';

/** A mail with sample data, as the product writes it. */
export type Preview = {
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly text: string;
  readonly html: string;
};

/** The samples that the last build wrote; none if there was no build. */
export const readPreviews = async (file: string): Promise<readonly Preview[]> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Preview[];
  } catch {
    return [];
  }
};

export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** A mail as a reader with this preference sees it, whatever the preference of who looks now. */
export const inTheme = (mail: string, theme: Theme): string =>
  mail
    .replaceAll('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')
    .replaceAll('content="light dark"', `content="${theme}"`)
    .replaceAll('color-schemes: light dark', `color-schemes: ${theme}`)
    .replaceAll('color-scheme: light dark', `color-scheme: ${theme}`);
