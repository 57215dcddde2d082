import { type Actor, note } from '@portal/domain/audit/index.js';
import type { DataSource } from 'typeorm';
import type { Conditions } from '../platform/admin-lists/list-query.js';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { uuidIds } from '../platform/database/ids.uuid.js';
import { NOW } from '../platform/database/now.sql.js';
import { masked } from '../platform/observability/masking.js';
import { typeormAudit } from './audit.typeorm.js';

/** An export, and the admin who asked for it. */
export type Taken = Actor & {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
};

/** The log is kept for good, so a search for an email or a phone is noted without it. */
const withoutPeople = (filter: Taken['filter']): Taken['filter'] =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      typeof value === 'string' ? masked(value) : value,
    ]),
  );

/** Notes an export in the audit log, with its filter and how many rows fit; before a row leaves. */
export async function noteExport(
  dataSource: DataSource,
  spec: ListSpec,
  { taken, conditions }: { readonly taken: Taken; readonly conditions: Conditions },
): Promise<void> {
  const [told] = await dataSource.query<[{ now: Date; count: number }]>(
    `SELECT ${NOW} AS now, count(*)::int AS count
     FROM ${spec.countFrom ?? spec.from} WHERE ${conditions.where}`,
    [...conditions.values],
  );
  const tx = { audit: typeormAudit(dataSource.manager), now: told.now };
  await note(tx, uuidIds, taken, {
    action: 'export-list',
    subject: 'list',
    subjectId: spec.resource,
    reason: '',
    before: null,
    after: { filter: withoutPeople(taken.filter), count: told.count },
  });
}
