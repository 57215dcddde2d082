import * as questions from '@portal/domain/questions/index.js';
import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';
import { importForm } from './import-request.js';
import { facts, family, options } from './question.shapes.js';

const question = {
  id: z.string(),
  version: z.int(),
  domain: z.string(),
  question: z.string(),
  options,
  correctOption: z.enum(questions.OPTION_KEYS),
  category: z.string(),
  difficulty: z.enum(questions.DIFFICULTIES),
  explanation: z.string(),
  live: z.boolean(),
};
const kept = z.object({
  ...question,
  family: family.nullish(),
  facts: facts.nullish(),
});
const mistakes = z.array(z.string()).optional();

const variant = z.object({
  seed: z.int(),
  question: z.string(),
  options,
  correctOption: z.enum(questions.OPTION_KEYS),
  explanation: z.string(),
  mistakes: z.object({ a: mistakes, b: mistakes, c: mistakes, d: mistakes }),
});
const count = z.int();
const counts = z.object({ new: count, changed: count, unchanged: count, error: count });

const imported = z.object({
  row: count,
  id: z.string(),
  question: z.string(),
  rest: z.object({
    ...{ domain: z.string(), category: z.string(), difficulty: z.string() },
    ...{ options, correctOption: z.string(), explanation: z.string() },
  }),
  fate: z.enum(['new', 'changed', 'unchanged', 'error']),
  texts: z.partialRecord(z.enum(questions.ROW_FIELDS), z.string()).optional(),
  faults: z.array(z.string()),
  warnings: z.array(z.string()),
});

const share = z.number().nullable();

const health = z.object({
  ...{ id: z.string(), version: count, shown: count, answered: count, correct: share },
  discrimination: share,
  choices: z.array(
    z.object({ text: z.string(), isKey: z.boolean(), chosen: count, discrimination: share }),
  ),
  doubts: z.array(z.object({ group: z.string(), mistake: z.string() })),
  samples: count,
  hasTooFew: z.boolean(),
  flags: z.array(z.enum(questions.HEALTH_FLAGS)),
  question: z.string(),
  category: z.string(),
  difficulty: z.enum(questions.DIFFICULTIES),
  correctOption: z.enum(questions.OPTION_KEYS),
  live: z.boolean(),
  isLatest: z.boolean(),
});

const stock = z.object({
  domain: z.string(),
  live: count,
  offered: z.boolean(),
  counts: z.array(
    z.object({ category: z.string(), difficulty: z.enum(questions.DIFFICULTIES), live: count }),
  ),
});

export const QUESTION_BANK_RESPONSES: AreaResponses = {
  'GET /api/test/domains': tells({
    domains: z.array(z.object({ domain: z.string(), offered: z.boolean() })),
  }),
  'POST /api/admin/questions': kept,
  'PUT /api/admin/questions/:id': kept,
  'POST /api/admin/questions/:id/publish': kept,
  'POST /api/admin/questions/:id/retire': kept,
  'GET /api/admin/questions/:id/versions': tells({
    versions: z.array(kept.extend({ madeAt: moment, isLatest: z.boolean() })),
  }),
  'GET /api/admin/questions/:id/variants': tells({ variants: z.array(variant) }),
  'GET /api/admin/question-bank/export': { media: 'application/octet-stream' },
  'POST /api/admin/question-bank/import': {
    answer: tells({
      kind: z.string(),
      columns: z
        .array(z.object({ heading: z.string(), field: z.enum(questions.SHEET_FIELDS).nullable() }))
        .optional(),
      rows: z.array(imported),
      counts,
      applied: z.boolean(),
      previewHash: z.string(),
    }),
    form: { fields: importForm, file: 'file', isFileNeeded: true, isJsonToo: false },
  },
  'GET /api/admin/question-bank/stock': tells({ least: count, domains: z.array(stock) }),
  'GET /api/admin/question-bank/health': tells({ questions: z.array(health) }),
  'GET /api/admin/questions/:id/health': tells({ versions: z.array(health) }),
};
