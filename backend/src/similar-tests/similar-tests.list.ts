import { z } from 'zod';
import {
  aCount,
  aMoment,
  anId,
  aNumber,
  aText,
  someJson,
} from '../platform/admin-lists/columns.js';
import { dated, isText, type ListSpec, search } from '../platform/admin-lists/list-spec.js';

const found = (parameter: string): string => `ARRAY(
  SELECT own.id FROM results AS own
  WHERE words(own.student_name, own.email) @@ prefixes(${parameter}))`;

const q = search(
  (parameter) => `first_id = ANY (${found(parameter)}) OR second_id = ANY (${found(parameter)})`,
);

const chosenIn = (row: string): string => `${row} -> 'options' -> (${row} ->> 'selectedOption')`;

/** In the order of the first test. Two variants of the same family count as one question, in words of their own. */
const SIDE_BY_SIDE = `
  (SELECT coalesce(json_agg(json_build_object(
      'id', one -> '_id', 'place', place,
      'first', json_build_object('question', one -> 'question', 'chosen', ${chosenIn('one')},
        'isCorrect', one -> 'isCorrect'),
      'second', json_build_object('question', other -> 'question', 'chosen', ${chosenIn('other')},
        'isCorrect', other -> 'isCorrect'),
      'isSame', one ->> '_id' = ANY(same_ids),
      'right', one -> 'options' -> (one ->> 'correctAnswer')) ORDER BY place), '[]')
    FROM jsonb_array_elements(first.questions) WITH ORDINALITY AS own (one, place)
      JOIN jsonb_array_elements(second.questions) AS others (other) ON one -> '_id' = other -> '_id')`;

const side = z.object({
  question: z.string(),
  chosen: z.string().nullable(),
  isCorrect: z.boolean(),
});

const shared = z.object({
  id: z.string(),
  place: z.int(),
  first: side,
  second: side,
  isSame: z.boolean(),
  right: z.string(),
});

export const SIMILAR_TESTS: ListSpec = {
  resource: 'similar-tests',
  roles: ['content'],
  subject: 'similar-tests',
  from: `similar_tests JOIN results AS first ON first.id = first_id
    JOIN results AS second ON second.id = second_id`,
  countFrom: 'similar_tests',
  key: 'similar_tests.id',
  keyType: 'uuid',
  columns: {
    id: anId('similar_tests.id'),
    domain: aText('similar_tests.domain'),
    firstId: anId('first_id'),
    firstName: aText('first.student_name'),
    secondId: anId('second_id'),
    secondName: aText('second.student_name'),
    same: aCount('same'),
    shared: aCount('shared'),
    chance: aNumber('chance'),
    compared: aCount('compared'),
    foundAt: aMoment('found_at'),
  },
  details: {
    firstStarted: aMoment('first.started_on'),
    firstCompleted: aMoment('first.completed_on'),
    secondStarted: aMoment('second.started_on'),
    secondCompleted: aMoment('second.completed_on'),
    questions: someJson(z.array(shared), SIDE_BY_SIDE),
  },
  sorts: { foundAt: 'found_at', chance: 'chance' },
  newest: 'foundAt',
  filters: {
    q,
    domain: isText('similar_tests.domain'),
    ...dated('found_at'),
  },
};
