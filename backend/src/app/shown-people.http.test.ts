import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { Columns } from '../platform/admin-lists/columns.js';
import { eventOf } from '../platform/observability/security-kinds.js';
import { capturedLog } from '../testing/captured-log.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { RESPONSES } from './all-responses.js';
import { LISTS } from './lists.js';
import { accessTable } from './routes.js';

const READ_BY_ADMINS = Object.entries(accessTable()).filter(
  ([route, { callers }]) =>
    route.startsWith('GET ') && (callers === 'admin' || callers === 'student-or-admin'),
);
const routesWith = (...shown: readonly string[]) =>
  READ_BY_ADMINS.filter(([, { shows }]) => shown.includes(shows ?? '')).map(([route]) => route);

/** Names of fields that hold a person's name or address. What admins are called is no secret from admins. */
const PERSONAL =
  /^(name|username|phone|contact|to|toAddress|.*[eE]mail|(student|first|second|payer|applicant)Name|nameAsPrinted)$/;

/** The names of all fields in a schema, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}

const personalIn = (type: z.ZodType): string[] =>
  fieldsOf(z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' })).filter((name) =>
    PERSONAL.test(name),
  );

describe('A route that tells admins of people', () => {
  it.each(routesWith('person'))('is a view, as a security event: %s', (route) => {
    expect(eventFor(route, 'person')).toEqual({ kind: 'view', outcome: 'done' });
  });

  it.each(routesWith('rows'))('is an export, as a security event: %s', (route) => {
    expect(eventFor(route, 'rows')).toEqual({ kind: 'export', outcome: 'done' });
  });

  it('is a page of a list, if it is no event', () => {
    const pages = LISTS.map(({ resource }) => `GET /api/admin/${resource}`);
    expect(routesWith('list').sort()).toEqual(pages.sort());
  });
});

function eventFor(name: string, shows: 'person' | 'rows') {
  const [method = '', route = ''] = name.split(' ');
  return eventOf({ method, route, status: 200, reason: null, shows });
}
