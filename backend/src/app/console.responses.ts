import { z } from 'zod';
import { rowOf } from '../platform/admin-lists/columns.js';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { tells, type AreaResponses } from '../platform/http/responses.js';
import { LISTS } from './lists.js';

const answersOf = ({ resource, columns, details }: ListSpec): AreaResponses => ({
  [`GET /api/admin/${resource}`]: {
    summary: `A page of the list of ${resource}`,
    answer: z.array(rowOf(columns)),
    headers: ['Content-Range'],
  },
  [`GET /api/admin/${resource}/:id`]: {
    summary: `One entry of the list of ${resource}, with all its details`,
    answer: rowOf({ ...columns, ...details }),
  },
});

export const CONSOLE_RESPONSES: AreaResponses = {
  ...(Object.assign({}, ...LISTS.map(answersOf)) as AreaResponses),
  'GET /api/admin/search': {
    summary: 'What the words find in every list that the role may read, the first five of each',
    answer: tells({
      found: z.array(
        z.object({ resource: z.string(), id: z.string(), title: z.string(), line: z.string() }),
      ),
    }),
  },
  'POST /api/admin/exports': {
    summary: 'Issues a ticket by which a browser can save a list as a file',
    answer: tells({ url: z.string() }),
    refuses: [404],
  },
  'GET /api/admin/exports/:ticket': {
    summary: 'A list as CSV, to whoever shows the ticket',
    media: 'text/csv',
    headers: ['Content-Disposition'],
    refuses: [401, 403],
  },
};
