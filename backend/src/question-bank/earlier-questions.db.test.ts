import { expect, it } from '@jest/globals';
import { stateOf } from '@portal/domain/question-bank/question-state.js';
import { aQuestion } from '@portal/domain/testing/a-question.js';
import { migrateAgain, testDataSource } from '../testing/test-data-source.js';
import { typeormQuestions } from './questions.typeorm.js';

const dataSource = testDataSource();

it('what was live or retired before there were drafts stays so', async () => {
  const live = { ...aQuestion({ id: 'was-live', version: 3 }), live: true };
  const retired = { ...aQuestion({ id: 'was-retired' }), live: false };
  const questions = typeormQuestions(dataSource.manager);
  await questions.save([live, retired]);
  await migrateAgain(dataSource, 'QuestionStates');
  const kept = (await questions.all()).filter(({ id }) => id.startsWith('was-'));
  expect(kept).toEqual([live, retired]);
  expect(kept.map(stateOf)).toEqual(['live', 'retired']);
});

it('no draft is made live by a release that knows of none', async () => {
  const draft = { ...aQuestion({ id: 'a-draft' }), live: false, waiting: 'draft' } as const;
  await typeormQuestions(dataSource.manager).save([draft]);
  const restored = dataSource.query(`UPDATE questions SET live = true WHERE id = 'a-draft'`);
  await expect(restored).rejects.toThrow('questions_live_waits_for_nothing');
});
