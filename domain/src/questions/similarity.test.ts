import { aQuestion } from '../testing/a-question.js';
import { SimilarityIndex } from './similarity.js';

const options = { a: 'No', b: 'Yes', c: 'Never', d: 'Always' };
const known = aQuestion({
  id: 'known',
  question: 'Which of these is a measure of spread?',
  options,
});

function alike(question: string, parts = {}): string[] {
  const index = new SimilarityIndex();
  index.add(known);
  return index.like(aQuestion({ question, options, ...parts }));
}

it('a question is like another in other letters, signs and spaces', () =>
  expect(alike('W.H.I.C.H,   of   these,   is   (a)   measure   of   spread')).toEqual(['known']));

it.each([
  'Which tax does an employer take from the wages?',
  'Which of them wrote a book about the sea?',
  'Whichoftheseisameasureofspread',
  '?',
])('a question about something else is like none: %s', (question) =>
  expect(alike(question)).toEqual([]),
);
