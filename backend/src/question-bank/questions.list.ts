import { hasWords, isText, isTrue, type ListSpec } from '../platform/admin-lists/list-spec.js';

export const QUESTIONS: ListSpec = {
  resource: 'questions',
  roles: ['content'],
  from: 'questions',
  key: 'id',
  keyType: 'text',
  columns: {
    id: 'id',
    version: 'version',
    domain: 'domain',
    question: 'question',
    category: 'category',
    difficulty: 'difficulty',
    live: 'live',
  },
  details: {
    options: 'options',
    correctOption: 'correct_option',
    explanation: 'explanation',
    family: 'family',
  },
  sorts: { id: 'id', domain: 'domain' },
  newest: 'id',
  filters: {
    q: hasWords('words(id, question)'),
    domain: isText('domain'),
    category: isText('category'),
    difficulty: isText('difficulty'),
    live: isTrue('live'),
  },
};
