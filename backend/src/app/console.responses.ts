import { z } from 'zod';
import { rowOf } from '../platform/admin-lists/columns.js';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { tells, type AreaResponses } from '../platform/http/responses.js';
import { LISTS } from './lists.js';

const answersOf = ({ resource, columns, details }: ListSpec): AreaResponses => ({
  [`GET /api/admin/${resource}`]: z.array(rowOf(columns)),
  [`GET /api/admin/${resource}/:id`]: rowOf({ ...columns, ...details }),
});

export const CONSOLE_RESPONSES: AreaResponses = {
  ...(Object.assign({}, ...LISTS.map(answersOf)) as AreaResponses),
  'GET /api/admin/search': tells({
    found: z.array(
      z.object({ resource: z.string(), id: z.string(), title: z.string(), line: z.string() }),
    ),
  }),
  'POST /api/admin/exports': tells({ url: z.string() }),
  'GET /api/admin/exports/:ticket': { media: 'text/csv' },
};
