import { DIFFICULTIES, OPTION_KEYS } from '@portal/domain/questions/index.js';
import { aCount, aFlag, aText, aWord, orNone, someJson } from '../platform/admin-lists/columns.js';
import { hasWords, isText, isTrue, type ListSpec } from '../platform/admin-lists/list-spec.js';
import { facts, family, options } from './question.shapes.js';

export const QUESTIONS: ListSpec = {
  resource: 'questions',
  roles: ['content'],
  subject: null,
  from: 'questions',
  key: 'id',
  keyType: 'text',
  columns: {
    id: aText('id'),
    version: aCount('version'),
    domain: aText('domain'),
    question: aText('question'),
    category: aText('category'),
    difficulty: aWord(DIFFICULTIES, 'difficulty'),
    live: aFlag('live'),
  },
  details: {
    options: someJson(options, 'options'),
    correctOption: aWord(OPTION_KEYS, 'correct_option'),
    explanation: aText('explanation'),
    family: orNone(someJson(family, 'family')),
    facts: orNone(someJson(facts, 'facts')),
  },
  sorts: { id: 'id', domain: 'domain' },
  newest: 'id',
  filters: {
    q: hasWords('id, question'),
    domain: isText('domain'),
    category: isText('category'),
    difficulty: isText('difficulty'),
    live: isTrue('live'),
  },
};
