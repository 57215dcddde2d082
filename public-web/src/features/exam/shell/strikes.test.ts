import { expect, test } from '@jest/globals';
import { createStore } from '../../../lib/storage.js';
import { keptByQuestion } from '../attempt/kept-by-question.js';
import { createStrikes, struckIn } from './strikes.js';

const ASKED = { attemptId: 'one', questions: [{ _id: 'q1' }, { _id: 'q11' }] };
const strikes = () => createStrikes(keptByQuestion(createStore(null), 'struck', ASKED));

test('An option is struck out and brought back, each question by itself', () => {
  const ofTest = strikes();
  ofTest.toggle('q1', 'b');
  ofTest.toggle('q1', 'd');
  ofTest.toggle('q11', 'a');
  expect(struckIn(ofTest.text(), 'q1')).toEqual(['b', 'd']);
  expect(struckIn(ofTest.text(), 'q11')).toEqual(['a']);
  ofTest.toggle('q1', 'b');
  ofTest.toggle('q11', 'a');
  expect(struckIn(ofTest.text(), 'q1')).toEqual(['d']);
  expect(struckIn(ofTest.text(), 'q11')).toEqual([]);
});

test('A question of which nothing is known has none', () => expect(struckIn('', 'q1')).toEqual([]));
