import { DIFFICULTIES, OPTION_KEYS } from '@portal/domain/questions/index.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';
import { facts, family, options } from './question.shapes.js';

export const QUESTIONS: list.ListSpec = {
  resource: 'questions',
  roles: ['content'],
  subject: null,
  from: 'questions',
  key: 'id',
  keyType: 'text',
  columns: {
    id: column.aText('id'),
    version: column.aCount('version'),
    domain: column.aText('domain'),
    question: column.aText('question'),
    category: column.aText('category'),
    difficulty: column.aWord(DIFFICULTIES, 'difficulty'),
    live: column.aFlag('live'),
  },
  details: {
    options: column.someJson(options, 'options'),
    correctOption: column.aWord(OPTION_KEYS, 'correct_option'),
    explanation: column.aText('explanation'),
    family: column.orNone(column.someJson(family, 'family')),
    facts: column.orNone(column.someJson(facts, 'facts')),
  },
  sorts: { id: 'id', domain: 'domain' },
  newest: 'id',
  filters: {
    q: list.hasWords('id, question'),
    domain: list.isText('domain'),
    category: list.isText('category'),
    difficulty: list.isText('difficulty'),
    live: list.isTrue('live'),
  },
};
