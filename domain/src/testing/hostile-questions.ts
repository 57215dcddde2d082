import fc from 'fast-check';
import { TEST_DOMAIN_VALUES } from '../kernel/choices.js';
import { someFacts } from '../questions/facts.js';
import {
  DIFFICULTIES,
  faultsOf,
  OPTION_KEYS,
  optionsOf,
  tidied,
  type StoredQuestion,
} from '../questions/question.js';

const PIECES = [
  ...['"', "'", ',', ';', '\n', '\n\n', '\r\n', '\t', '~', '=', '#', '####', '{', '}', ':', '::'],
  ...['\\', '\\n', '\\\\', '//', '/', '$CATEGORY: x', '[plain]', '[html]', '[tag:hard]', '%50%'],
  ...['=1+1', '@SUM(A1)', '-1', '+1', '%', '->', '<b>', '&amp;', '`', '\u2028', '\u00a0', '\ufeff'],
  ...['é', 'हिन्दी', '𝒳', '🧪', 'null', '__proto__', 'a', 'b', ' '],
];

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''));

const hostileOptions = fc.tuple(hostileText, hostileText, hostileText, hostileText);

const names = fc.array(fc.stringMatching(/^[a-z0-9-]{2,9}$/), { maxLength: 2 });

const hostileQuestion: fc.Arbitrary<StoredQuestion> = fc
  .record({
    domain: fc.constantFrom(...TEST_DOMAIN_VALUES),
    question: hostileText,
    texts: hostileOptions,
    correctOption: fc.constantFrom(...OPTION_KEYS),
    category: hostileText,
    difficulty: fc.constantFrom(...DIFFICULTIES),
    explanation: hostileText,
    live: fc.boolean(),
    facts: fc.record({ states: names, asks: names }),
  })
  .map(({ texts, facts, ...parts }) => {
    const options = optionsOf((key) => texts[OPTION_KEYS.indexOf(key)] ?? '');
    return { ...parts, ...someFacts(facts), id: 'to-be-numbered', version: 1, options };
  })
  .map(tidied)
  .filter((question) => faultsOf(question).length === 0);

export const hostileBank = fc
  .array(hostileQuestion, { minLength: 1, maxLength: 5 })
  .map((bank) => bank.map((one, at) => ({ ...one, id: `hostile-${String(at).padStart(3, '0')}` })));
