import {
  contentOf,
  faultsOf,
  isOptionKey,
  MOST_CHARACTERS,
  type Question,
  type StoredQuestion,
  tidied,
} from './question.js';
import { aQuestion, questionsOf } from '../testing/a-question.js';
import { inlineParts, questionBlocks } from './question-blocks.js';
import { InvalidInput } from '../kernel/errors.js';
import { aTestContext } from '../testing/a-test-context.js';
import { createQuestion, reviseQuestion } from './edit-question.js';
import * as ofQuestions from './errors.js';
import { QuestionHasChanged } from './errors.js';
import { moveQuestion } from './move-question.js';
import { DEFAULT_POLICY } from '../settings/policy.js';
import { checkFigures, domainsClosedBy, isAnyOffered, isOffered, leastLive } from './offer.js';
import { testRefusals } from '../testing/test-refusals.js';
import * as ofRulings from './rulings/errors.js';
import { SimilarityIndex } from './similarity.js';

const { options } = aQuestion();

const FAULTY: readonly (readonly [fault: string, parts: Partial<Question>])[] = [
  ['the id is not of small letters, digits and hyphens', { id: 'HR 1' }],
  ['the id is not of small letters, digits and hyphens', { id: 'a'.repeat(61) }],
  ['the domain is not a test subject', { domain: 'astrology' as 'hr' }],
  ['the question is empty', { question: ' ' }],
  ['an option is empty', { options: { ...options, d: ' ' } }],
  ['two options look the same', { options: { ...options, d: ' The\u00A0mean\u200B' } }],
  ['the correct option is not one of the letters', { correctOption: 'e' as 'a' }],
  ['the category is empty', { category: '' }],
  ['the difficulty is not known', { difficulty: 'hardest' as 'hard' }],
  ['the explanation is empty', { explanation: '' }],
  [
    'the name of a fact is not of small letters, digits and hyphens',
    { facts: { states: [], asks: ['Notice pay'] } },
  ],
];

describe('a question', () => {
  it.each(FAULTY)('may not be asked if %s', (fault, parts) => {
    expect(faultsOf(aQuestion(parts))).toEqual([fault]);
  });

  it.each([
    ['question', 2000, (text: string) => ({ question: text })],
    ['option', 500, (text: string) => ({ options: { ...options, d: text } })],
    ['category', 60, (text: string) => ({ category: text })],
    ['explanation', 1000, (text: string) => ({ explanation: text })],
  ] as const)('may have a text for its %s of %d characters', (field, most, parts) => {
    expect(MOST_CHARACTERS[field]).toBe(most);
    expect(faultsOf(aQuestion(parts('x'.repeat(most))))).toEqual([]);
    expect(faultsOf(aQuestion(parts('x'.repeat(most + 1))))).toEqual(['a text is too long']);
  });

  it('is kept without spaces around its texts, and with one end of line', () => {
    const untidy = { question: ' One\r\ntwo\rthree ', category: ' Pay \t and  law ' };
    expect(tidied(aQuestion(untidy))).toMatchObject({
      question: 'One\ntwo\nthree',
      category: 'Pay and law',
    });
  });
});

it('has options by the letters a to d, and by nothing else', () => {
  const isLetter = ['a', 'd', 'e', 'A', '', null, ['a']].map(isOptionKey);
  expect(isLetter).toEqual([true, true, false, false, false, false, false]);
});

it.each([
  ['one paragraph', 'What is 2 + 2?', ['prose']],
  ['a colon', 'It runs:\n\ndocker run nginx\n\nWhat happens?', ['prose', 'code', 'prose']],
  ['a question mark', 'What is its value?\n\n[1, 2, 3].length', ['prose', 'code']],
  ['several lines', 'Look at this\n\n\nif (a) {\n  b();\n}', ['prose', 'code']],
  ['a quotation', 'Which mistake is in this?\n\n“He go home.”', ['prose', 'quote']],
  ['code before it', 'a:\nb:\n\nWhat is this?', ['code', 'prose']],
])('A question with %s has these blocks: %j', (_, question, kinds) => {
  const blocks = questionBlocks(question);
  expect(blocks.map(({ kind }) => kind)).toEqual(kinds);
  expect(blocks.map(({ text }) => text)).toEqual(question.split(/\n\n+/));
});

it.each([
  [
    'What does `a` do?',
    [
      [false, 'What does '],
      [true, 'a'],
      [false, ' do?'],
    ],
  ],
  ['`a`', [[true, 'a']]],
])('The line %s has these parts of text and code, none empty: %j', (line, parts) => {
  expect(inlineParts(line).map(({ isCode, text }) => [isCode, text])).toEqual(parts);
});

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const content = contentOf(aQuestion({ id: 'ds-1' }));
const reason = 'It was read aloud';

async function withDraft() {
  const context = await aTestContext();
  await createQuestion(context, ACTOR, content);
  const live = async () =>
    (await context.unitOfWork.stores.questions.liveIn(content.domain)).length;
  return { context, live };
}

describe('A question', () => {
  it('is published and retired in the same version, each noted once', async () => {
    const { context, live } = await withDraft();
    expect(await live()).toBe(0);
    for (const move of ['publish', 'publish', 'retire', 'retire'] as const) {
      await moveQuestion(context, ACTOR, { id: 'ds-1', move, version: 1, reason });
      expect(await live()).toBe(move === 'publish' ? 1 : 0);
    }
    const entry = { subject: 'question', subjectId: 'ds-1', reason };
    expect(context.unitOfWork.audit().slice(1)).toMatchObject([
      { ...entry, action: 'publish-question', before: { version: 1, live: false } },
      { ...entry, action: 'retire-question', after: { version: 1, live: false } },
    ]);
  });

  it('needs a reason to be retired, and none to be published', async () => {
    const { context, live } = await withDraft();
    await moveQuestion(context, ACTOR, { id: 'ds-1', move: 'publish', reason: ' ' });
    const silent = moveQuestion(context, ACTOR, { id: 'ds-1', move: 'retire', reason: ' ' });
    await expect(silent).rejects.toThrow(InvalidInput);
    expect(await live()).toBe(1);
  });

  it('is moved only where it is there, in the words that were read', async () => {
    const { context, live } = await withDraft();
    const gone = moveQuestion(context, ACTOR, { id: 'ds-9', move: 'publish', reason });
    await expect(gone).rejects.toThrow('There is no such question.');
    const revision = { content: { ...content, question: 'Why so?' }, version: 1, reason };
    await reviseQuestion(context, ACTOR, revision);
    const late = { id: 'ds-1', move: 'publish', version: 1, reason } as const;
    await expect(moveQuestion(context, ACTOR, late)).rejects.toThrow(QuestionHasChanged);
    expect(await live()).toBe(0);
  });
});

const policyOf = (questionsPerTest: number) =>
  Promise.resolve({ ...DEFAULT_POLICY, questionsPerTest });

const live = (count: number) =>
  questionsOf('hr', count).map((question) => ({ ...question, live: true }));

describe('A domain', () => {
  it('is offered from three tests’ worth of live questions on', () => {
    expect(leastLive(DEFAULT_POLICY)).toBe(30);
    expect([29, 30].map((count) => isOffered(count, DEFAULT_POLICY))).toEqual([false, true]);
    expect(isOffered(15, { questionsPerTest: 5 })).toBe(true);
    const banks = [{}, { hr: 29 }, { devops: 29, hr: 30 }];
    expect(banks.map((one) => isAnyOffered(one, DEFAULT_POLICY))).toEqual([false, false, true]);
  });

  const kept = live(30);
  const [first] = kept;

  it.each<[string, number, StoredQuestion[], string[]]>([
    ['a question that is retired', 30, [{ ...first!, live: false }], ['hr']],
    ['a question that moves', 30, [{ ...first!, domain: 'devops' }], ['hr']],
    ['new words', 30, [{ ...first!, question: 'Why?' }], []],
    ['a new question', 30, live(1), []],
    ['a retired question, if it was not offered', 29, [{ ...first!, live: false }], []],
  ])('may lose its offer by %s', (_, count, coming, closed) => {
    const before = kept.slice(0, count);
    expect(domainsClosedBy({ hr: count }, { kept: before, coming }, DEFAULT_POLICY)).toEqual(
      closed,
    );
  });

  it.each([
    [9, 10, false],
    [10, 11, true],
    [11, 12, false],
  ])('with 30 questions is closed if tests of %d get %d: %s', async (now, next, isClosed) => {
    const { unitOfWork } = await aTestContext();
    unitOfWork.seedQuestions(kept);
    const policy = { ...unitOfWork.stores.policy, current: () => policyOf(now) };
    const { reject } = checkFigures({ ...unitOfWork.stores, policy });
    const policyOfNext = await policyOf(next);
    await expect(reject(policyOfNext, true)).resolves.toBeUndefined();
    const rejected = expect(reject(policyOfNext, false));
    await (isClosed
      ? rejected.rejects.toThrow('fewer than 33')
      : rejected.resolves.toBeUndefined());
  });
});

testRefusals(
  { ...ofQuestions, ...ofRulings },
  `
QuestionHasChanged conflict question_has_changed
IdIsTaken conflict id_is_taken
UnreadableFile["It is not JSON."] invalid unreadable_file This file can’t be read. It is not JSON.
FileWasStopped invalid file_was_stopped
FamilyNotDrawn["it divides by zero"] invalid family_not_drawn
DomainsWouldClose[["hr","devops"],30] conflict domains_would_close With this there are fewer than 30 live questions in: HR, DevOps. No test would be offered there. Please confirm that this is meant.
KeyIsRuled conflict key_is_ruled
RulingHasMoved conflict ruling_has_moved
`,
);

const sample = { a: 'No', b: 'Yes', c: 'Never', d: 'Always' };
const known = aQuestion({
  id: 'known',
  question: 'Which of these is a measure of spread?',
  options: sample,
});

function alike(question: string, parts = {}): string[] {
  const index = new SimilarityIndex();
  index.add(known);
  return index.like(aQuestion({ question, options: sample, ...parts }));
}

it('a question is like another in other letters, signs and spaces', () =>
  expect(alike('W.H.I.C.H,   of   these,   is   (a)   measure   of   spread')).toEqual(['known']));

it.each(['Which tax does an employer take from the wages?', 'Whichoftheseisameasureofspread', '?'])(
  'a question about something else is like none: %s',
  (question) => expect(alike(question)).toEqual([]),
);
