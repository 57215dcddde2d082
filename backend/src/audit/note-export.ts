import { type Actor, noteAction } from '@portal/domain/audit/index.js';
import type { DataSource } from 'typeorm';
import type { Conditions } from '../platform/admin-lists/list-query.js';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { uuidIds } from '../platform/database/ids.uuid.js';
import { NOW } from '../platform/database/now.sql.js';
import { maskedFilter } from '../platform/observability/masking.js';
import { noteTakenOut } from '../platform/observability/request-trace.js';
import { typeormAudit } from './audit.typeorm.js';

export type Taken = Actor & {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
};

type Export = Pick<Taken, 'resource' | 'filter'>;

type Leaving = Export & {
  readonly count: number;
  readonly action?: 'export-list' | 'view';
};

export async function noteRows(
  dataSource: DataSource,
  admin: Actor,
  { resource, filter, count, action = 'export-list' }: Leaving,
): Promise<void> {
  const withheld = maskedFilter(filter);
  const [{ now }] = await dataSource.query<[{ now: Date }]>(`SELECT ${NOW} AS now`);
  const tx = { audit: typeormAudit(dataSource.manager), now };
  await noteAction(tx, uuidIds, admin, {
    action,
    subject: 'list',
    subjectId: resource,
    reason: '',
    before: null,
    after: { filter: withheld, count },
  });
  noteTakenOut({ who: `admin ${admin.adminId}`, resource, filter: withheld, count });
}

export async function noteExport(
  dataSource: DataSource,
  spec: ListSpec,
  { taken, conditions }: { readonly taken: Taken; readonly conditions: Conditions },
): Promise<void> {
  const [{ count }] = await dataSource.query<[{ count: number }]>(
    `SELECT count(*)::int AS count
     FROM ${spec.countFrom ?? spec.from} WHERE ${conditions.where}`,
    [...conditions.values],
  );
  await noteRows(dataSource, taken, { resource: taken.resource, filter: taken.filter, count });
}
