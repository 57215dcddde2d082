import { expect, it } from '@jest/globals';
import type { DomainError } from '../kernel/errors.js';
import {
  FileTakesTooLong,
  IdIsTaken,
  ImportHasChanged,
  ImportIsServed,
  ImportIsUndone,
  MoveNotAllowed,
  NothingToMove,
  OwnQuestion,
  QuestionHasChanged,
  UnreadableFile,
} from './errors.js';

const REFUSALS: readonly (readonly [DomainError, kind: string, code: string])[] = [
  [new QuestionHasChanged(), 'conflict', 'question_has_changed'],
  [new IdIsTaken(), 'conflict', 'id_is_taken'],
  [new MoveNotAllowed('draft', 'in-review'), 'conflict', 'move_not_allowed'],
  [new OwnQuestion('an owner'), 'conflict', 'own_question'],
  [new NothingToMove('draft'), 'conflict', 'nothing_to_move'],
  [new ImportIsUndone(), 'conflict', 'import_is_undone'],
  [new ImportHasChanged(['hr-1']), 'conflict', 'import_has_changed'],
  [new ImportIsServed(['hr-1']), 'conflict', 'import_is_served'],
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

it('names a few of the questions in the way, and counts the others', () => {
  const ids = Array.from({ length: 7 }, (_, at) => `hr-${at}`);
  expect(new ImportIsServed(ids).message).toContain('hr-0, hr-1, hr-2, hr-3, hr-4 and 2 more');
  expect(new ImportIsServed(ids.slice(0, 5)).message).toContain('hr-3, hr-4. Please');
});

it('says where a question is, and where it would have to be', () => {
  expect(new MoveNotAllowed('draft', 'in-review').message).toBe(
    'This question is a draft. For this it would have to be in review.',
  );
});
