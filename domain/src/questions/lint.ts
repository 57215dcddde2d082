import { seenText } from '../kernel/seen-text.js';
import { inlineParts } from './question-blocks.js';
import { OPTION_KEYS, type Options } from './options.js';

type Words = {
  readonly question: string;
  readonly options: Options;
  readonly explanation: string;
};

type Remark = { readonly sign: RegExp; readonly says: string };

/** What a spreadsheet leaves of another text. */
const DAMAGE: readonly Remark[] = [
  {
    sign: /^\d{1,2}-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i,
    says: 'a spreadsheet has made a date of an option',
  },
  {
    sign: /^#(NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NUM!|NULL!)$/,
    says: 'an option is the error of a formula',
  },
  { sign: /^#{4,}$/, says: 'an option is what a column too narrow shows' },
];

const FORMULA = /=\s*[A-Z]+\(/;

const MARKUP: readonly Remark[] = [
  { sign: /\$\$\S|\\\(.*\\\)|\\(frac|sum|sqrt|le|ge|nabla|times)\b/, says: 'LaTeX' },
  { sign: /^```|^#{2,6} \S|\]\(https?:/m, says: 'Markdown' },
];

const STYLE: readonly Remark[] = [
  {
    sign: /^(all|none|both|two|any) (of )?(the|these|those) (above|options?|answers?)|^both [a-d] (and|&) [a-d]$|^(all|none) of these$/i,
    says: 'an option speaks of other options, whose order is drawn',
  },
  { sign: /^\(?[a-d][).]\s/i, says: 'an option begins with a letter, and the order is drawn' },
];

const said = (remarks: readonly Remark[], texts: readonly string[]): string[] =>
  remarks.filter(({ sign }) => texts.some((text) => sign.test(text))).map(({ says }) => says);

const proseOf = (text: string): string =>
  inlineParts(text)
    .filter(({ isCode }) => !isCode)
    .map((part) => part.text)
    .join(' ');

/** What is wrong with the words of a question though each field is filled: faults where the meaning is lost, warnings
 * where the looks are. The same for imported questions and for our own bank. */
export function lint({ question, options, explanation }: Words): {
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
} {
  const choices = OPTION_KEYS.map((key) => options[key].trim());
  const prose = [question, explanation, ...choices].map(proseOf);
  const folded = new Set(choices.map((text) => seenText(text).toLowerCase()));
  const isCaseAlone = folded.size < new Set(choices.map(seenText)).size;
  return {
    // Where all four are so, or a formula is asked for, the question is about it.
    faults: FORMULA.test(question)
      ? []
      : said(
          DAMAGE.filter(({ sign }) => !choices.every((text) => sign.test(text))),
          choices,
        ),
    warnings: [
      ...said(MARKUP, prose).map((kind) => `students see ${kind} as it is written`),
      ...said(STYLE, choices),
      ...(isCaseAlone ? ['two options differ by capital letters alone'] : []),
    ],
  };
}
