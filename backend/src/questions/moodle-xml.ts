import * as questions from '@portal/domain/questions/index.js';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const RIGHT = 100;

const wording = z.looseObject({
  text: z.coerce.string().default(''),
  '@format': z.string().default('html'),
});
const answer = wording.extend({ '@fraction': z.coerce.number().default(0) });
const question = z.looseObject({
  '@type': z.string().default(''),
  category: wording.optional(),
  questiontext: wording.default({ text: '', '@format': 'html' }),
  generalfeedback: wording.optional(),
  answer: z.array(answer).default([]),
});
const quiz = z.looseObject({ quiz: z.looseObject({ question: z.array(question).default([]) }) });

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'question' || name === 'answer',
});

/** What Moodle calls a kind of question. */
const KINDS: Readonly<Record<string, string>> = {
  truefalse: questions.UNFIT.trueOrFalse,
  shortanswer: questions.UNFIT.fillIn,
  numerical: questions.UNFIT.number,
  matching: questions.UNFIT.matching,
  essay: questions.UNFIT.essay,
};

type Wording = z.infer<typeof wording>;

/** Reads Moodle's XML; a row is the question's place in the file. @throws UnreadableFile */
export function readMoodleXml(file: string): questions.ImportRow[] {
  let asked: z.infer<typeof question>[];
  try {
    asked = quiz.parse(parser.parse(file)).quiz.question;
  } catch {
    throw new questions.UnreadableFile('Its XML is broken, or is not Moodle’s <quiz>.');
  }
  let path: string[] = [];
  return asked.flatMap((one, at) => {
    if (one['@type'] !== 'category') return [rowOf(one, at + 1, path)];
    path = (one.category?.text ?? '').split('/').map((name) => name.trim());
    return [];
  });
}

function rowOf(
  one: z.infer<typeof question>,
  row: number,
  path: readonly string[],
): questions.ImportRow {
  const lost = new Set<string>();
  const read = (part: Wording | undefined): string => {
    if (part?.['@format'] !== 'html') return (part?.text ?? '').trim();
    const html = questions.textOfHtml(part.text);
    for (const mark of html.lost) lost.add(mark);
    return html.text;
  };
  const options = one.answer.map(read);
  const right = one.answer.filter((choice) => choice['@fraction'] === RIGHT);
  const [domain = '', category = ''] = path.slice(-2);
  const texts = {
    ...{ domain, category, question: read(one.questiontext) },
    ...Object.fromEntries(questions.OPTION_KEYS.map((key, place) => [key, options[place] ?? ''])),
    correctOption:
      questions.OPTION_KEYS[one.answer.findIndex((choice) => right.includes(choice))] ?? '',
    explanation: read(one.generalfeedback),
  };
  const kind = one['@type'];
  const faults =
    kind === 'multichoice'
      ? [
          ...questions.unfitOptions(options),
          ...(right.length === 1 ? [] : [questions.notOneRight(right.length)]),
          ...(lost.size > 0 ? [questions.lostHtml(lost)] : []),
        ]
      : [KINDS[kind] ?? `it is of the kind “${kind}”, not multiple choice`];
  return faults.length > 0 ? { row, texts, faults } : { row, texts };
}
