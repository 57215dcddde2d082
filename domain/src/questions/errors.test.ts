import { expect, it } from '@jest/globals';
import type { DomainError } from '../kernel/errors.js';
import { FileTakesTooLong, IdIsTaken, QuestionHasChanged, UnreadableFile } from './errors.js';

const REFUSALS: readonly (readonly [DomainError, kind: string, code: string])[] = [
  [new QuestionHasChanged(), 'conflict', 'question_has_changed'],
  [new IdIsTaken(), 'conflict', 'id_is_taken'],
  [new UnreadableFile('It is not JSON.'), 'invalid', 'unreadable_file'],
  [new FileTakesTooLong(30), 'unavailable', 'file_takes_too_long'],
];

it.each(REFUSALS)('%p is of kind %s, with the code %s', (refusal, kind, code) => {
  expect(refusal).toMatchObject({ kind, code });
});

it('a file that can’t be read says why', () => {
  expect(new UnreadableFile('It is not JSON.').message).toBe(
    'This file can’t be read. It is not JSON.',
  );
});
