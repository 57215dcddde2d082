import { join } from 'node:path';
import {
  PAPER_FONTS,
  type PaperFont,
  paperFontOf,
  paperLetters,
} from '@portal/domain/kernel/paper-signs.js';
import { BACKEND_FOLDER } from '../backend-folder.js';

// The same path from `dist` and from `src`.
const FOLDER = join(BACKEND_FOLDER, 'fonts');

export type Weight = 400 | 700;

export type Run = {
  readonly font: string;
  readonly text: string;
  /** The font features that are switched off; undefined: none. */
  readonly features?: Readonly<Record<string, boolean>>;
  /** Whether its words must be laid out together, since they run from right to left. */
  readonly isWhole?: true;
};

type Manner = Pick<Run, 'features' | 'isWhole'>;

const MANNERS: Partial<Record<PaperFont, Manner>> = {
  // With features given, the library lays out all words of a run together, from right to left.
  arabic: { features: {}, isWhole: true },
  // With this feature, the library puts the line below letters there for ever.
  'meetei-mayek': { features: { blws: false } },
};

const nameOf = (font: PaperFont, weight: Weight = 400): string => `noto-sans-${font}-${weight}`;

export const FONT_FILES: readonly (readonly [name: string, file: string])[] = [
  nameOf('latin', 700),
  ...PAPER_FONTS.map((font) => nameOf(font)),
].map((name) => [name, join(FOLDER, `${name}.ttf`)]);

const UNKNOWN = '?';

function runOf(letter: string, weight: Weight): Run {
  const font = paperFontOf(letter);
  if (font && font !== 'latin') return { font: nameOf(font), text: letter, ...MANNERS[font] };
  return { font: nameOf('latin', weight), text: font ? letter : UNKNOWN };
}

/** Adds a space, which all fonts have, or a whole part, to the run before it if the same font can show both. */
function joinRun(runs: readonly Run[], next: Run): readonly Run[] {
  const last = runs.at(-1);
  if (!last || (last.font !== next.font && next.text !== ' ')) return [...runs, next];
  return [...runs.slice(0, -1), { ...last, text: last.text + next.text }];
}

/** A text in one line, as runs that one font can show each; a letter that no font has becomes a question mark. */
export const runsOf = (text: string, weight: Weight): readonly Run[] =>
  paperLetters(text)
    .map((letter) => runOf(letter, weight))
    .reduce<readonly Run[]>(joinRun, []);
