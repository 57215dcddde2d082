import { hasWords, isText, isTrue, type ListSpec } from '../platform/admin-lists/list-spec.js';

const STATE = `CASE WHEN live THEN 'live' ELSE coalesce(waiting, 'retired') END`;

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
    state: STATE,
  },
  details: {
    options: 'options',
    correctOption: 'correct_option',
    explanation: 'explanation',
    family: 'family',
    waiting: 'waiting',
    note: `(SELECT CASE action WHEN 'send-back-question' THEN reason END FROM audit_entries
      WHERE subject = 'question' AND subject_id = questions.id AND action IN (
        'send-back-question', 'approve-question', 'approve-own-question', 'rework-question')
      ORDER BY at DESC LIMIT 1)`,
    editors: `ARRAY(SELECT username FROM admins WHERE id = ANY (questions.editors) ORDER BY username)`,
  },
  sorts: { id: 'id', domain: 'domain' },
  newest: 'id',
  filters: {
    q: hasWords('words(id, question)'),
    domain: isText('domain'),
    category: isText('category'),
    difficulty: isText('difficulty'),
    live: isTrue('live'),
    state: isText(STATE),
  },
};
