import { join } from 'node:path';
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

export type Coverage = (font: string, codePoint: number) => boolean;

/** For some letters these fonts have no position for marks above, where the library fails (fontkit #367). Without the
 * feature, the marks stay at their default position. */
const WITHOUT_ABOVE_BASE_MARKS = { features: { abvm: false } };

type Script = {
  readonly font: string;
  readonly signs: RegExp;
  readonly manner: Pick<Run, 'features' | 'isWhole'>;
};

const script = (name: string, signs: RegExp, manner: Script['manner'] = {}): Script => ({
  font: `noto-sans-${name}-400`,
  signs,
  manner,
});

const SCRIPTS: readonly Script[] = [
  script('devanagari', /\p{Script=Devanagari}/u),
  script('bengali', /\p{Script=Bengali}/u),
  script('tamil', /\p{Script=Tamil}/u),
  script('telugu', /\p{Script=Telugu}/u, WITHOUT_ABOVE_BASE_MARKS),
  script('gujarati', /\p{Script=Gujarati}/u),
  script('gurmukhi', /\p{Script=Gurmukhi}/u, WITHOUT_ABOVE_BASE_MARKS),
  script('kannada', /\p{Script=Kannada}/u),
  script('malayalam', /\p{Script=Malayalam}/u, WITHOUT_ABOVE_BASE_MARKS),
  script('oriya', /\p{Script=Oriya}/u),
  // With features given, the library lays out all words of a run together, from right to left.
  script('arabic', /\p{Script=Arabic}/u, { features: {}, isWhole: true }),
];

const LATIN: Readonly<Record<Weight, readonly string[]>> = {
  400: ['noto-sans-latin-400', 'noto-sans-latin-ext-400'],
  700: ['noto-sans-latin-700', 'noto-sans-latin-ext-700'],
};

export const FONT_FILES: readonly (readonly [name: string, file: string])[] = [
  ...LATIN[400],
  ...LATIN[700],
  ...SCRIPTS.map(({ font }) => font),
].map((name) => [name, join(FOLDER, `${name}.ttf`)]);

const UNKNOWN = '?';
/** Control characters, except the two with which Indian scripts join letters. */
const STEERING = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function runOf(grapheme: string, weight: Weight, covers: Coverage): Run {
  const points = Array.from(grapheme, (sign) => sign.codePointAt(0) ?? 0);
  const isIn = (font: string) =>
    points.every((point) => point === 0x200c || point === 0x200d || covers(font, point));
  const own = SCRIPTS.find(({ signs }) => signs.test(grapheme));
  if (own && isIn(own.font)) return { font: own.font, text: grapheme, ...own.manner };
  const latin = LATIN[weight].find(isIn);
  return latin ? { font: latin, text: grapheme } : { font: LATIN[weight][0] ?? '', text: UNKNOWN };
}

/** Adds a space, or a whole part, to the run before it if the same font can show both. */
function joinRun(runs: readonly Run[], next: Run, covers: Coverage): readonly Run[] {
  const last = runs.at(-1);
  const isSame = last?.font === next.font || (next.text === ' ' && last && covers(last.font, 0x20));
  if (!last || !isSame) return [...runs, next];
  return [...runs.slice(0, -1), { ...last, text: last.text + next.text }];
}

/** A text in one line, without control characters. */
export const plainLine = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(STEERING, '').trim();

/** A text in one line, as runs that one font can show each; a character that no font has becomes a question mark. */
export function runsOf(text: string, weight: Weight, covers: Coverage): readonly Run[] {
  return Array.from(graphemes.segment(plainLine(text))).reduce<readonly Run[]>(
    (runs, { segment }) => joinRun(runs, runOf(segment, weight, covers), covers),
    [],
  );
}
