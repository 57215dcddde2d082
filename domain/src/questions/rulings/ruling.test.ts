import { expect, it } from '@jest/globals';
import { aQuestion } from '../../testing/a-question.js';
import { aRuling, IN_FORCE } from '../../testing/a-ruling.js';
import {
  acceptedOptions,
  concerns,
  isInForce,
  outcomeUnder,
  protectsPasses,
  stateOf,
} from './ruling.js';
import type { Ruling, RulingKind } from './ruling.js';

const question = aQuestion({ correctOption: 'b' });
const CHOICES = ['a', 'b', 'c', 'd', null] as const;

const rulingOf = (kind: RulingKind, option?: 'a' | 'c') =>
  aRuling({ kind, accepted: option ? [question.options[option]] : [] });
const [KEY, ALSO] = [rulingOf('key', 'a'), rulingOf('also', 'c')];
const [NEUTRAL, CREDIT] = [rulingOf('neutral'), rulingOf('credit-all')];

it.each<[what: string, outcomes: string, accepted: string, rulings: readonly Ruling[]]>([
  ['no ruling', 'wrong right wrong wrong wrong', 'b', []],
  ['another key', 'right wrong wrong wrong wrong', 'a', [KEY]],
  ['a second option', 'wrong right right wrong wrong', 'bc', [ALSO]],
  ['another key and a second option', 'right wrong right wrong wrong', 'ac', [ALSO, KEY]],
  ['no count', 'neutral neutral neutral neutral neutral', 'a', [KEY, NEUTRAL]],
  ['a point for all', 'right right right right right', 'a', [NEUTRAL, CREDIT, KEY]],
])('With %s the choices a, b, c, d and none are %s', (_, outcomes, accepted, rulings) => {
  expect(CHOICES.map((one) => outcomeUnder(question, one, rulings)).join(' ')).toBe(outcomes);
  expect(acceptedOptions(question, rulings).join('')).toBe(accepted);
});

it('A ruling is in force from when it is applied until it is withdrawn', () => {
  const states = [{}, { applied: IN_FORCE }, { applied: IN_FORCE, withdrawn: IN_FORCE }];
  expect(states.map((one) => stateOf(aRuling(one)))).toEqual(['draft', 'applied', 'withdrawn']);
  expect(states.map((one) => isInForce(aRuling(one)))).toEqual([false, true, false]);
});

it('A ruling protects passes of tests that closed before its withdrawal, unless that may take them', () => {
  const [before, after] = [new Date(+IN_FORCE.at - 1), IN_FORCE.at];
  const withdrawn = aRuling({ applied: IN_FORCE, withdrawn: IN_FORCE });
  expect([before, after].map((at) => protectsPasses(withdrawn, at))).toEqual([true, false]);
  const taking = aRuling({ withdrawn: { ...IN_FORCE, mayTakePasses: true } });
  expect([aRuling(), taking].map((one) => protectsPasses(one, before))).toEqual([false, false]);
});

it('A ruling concerns one version of one question', () => {
  const about = { questionId: 'hr-1', version: 2 };
  expect(concerns(about, { id: 'hr-1', version: 2 })).toBe(true);
  expect(concerns(about, { id: 'hr-1', version: 1 })).toBe(false);
  expect(concerns(about, { id: 'hr-2', version: 2 })).toBe(false);
});
