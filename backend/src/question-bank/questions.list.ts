import { DIFFICULTIES, OPTION_KEYS } from '@portal/domain/question-bank/index.js';
import { z } from 'zod';
import { aCount, aFlag, aText, aWord, orNone, someJson } from '../platform/admin-lists/columns.js';
import { hasWords, isText, isTrue, type ListSpec } from '../platform/admin-lists/list-spec.js';
import { family, options } from './question.shapes.js';

const STATE = `CASE WHEN live THEN 'live' ELSE coalesce(waiting, 'retired') END`;

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
    state: aWord(['draft', 'in-review', 'live', 'retired'], STATE),
  },
  details: {
    options: someJson(options, 'options'),
    correctOption: aWord(OPTION_KEYS, 'correct_option'),
    explanation: aText('explanation'),
    family: orNone(someJson(family, 'family')),
    waiting: orNone(aWord(['draft', 'in-review'], 'waiting')),
    note: orNone(
      aText(`(SELECT CASE action WHEN 'send-back-question' THEN reason END FROM audit_entries
        WHERE subject = 'question' AND subject_id = questions.id AND action IN (
          'send-back-question', 'approve-question', 'approve-own-question', 'rework-question')
        ORDER BY at DESC LIMIT 1)`),
    ),
    editors: someJson(
      z.array(z.string()),
      `ARRAY(SELECT username FROM admins WHERE id = ANY (questions.editors) ORDER BY username)`,
    ),
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
