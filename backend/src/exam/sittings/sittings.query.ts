import { sittingState, type SupervisedSitting } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { CLOCK } from '../../platform/database/now.sql.js';

const MOST_LISTED = 200;

const SUPERVISORS = `
  SELECT coalesce(json_agg(json_build_object('id', admins.id, 'username', username)
    ORDER BY username), '[]') FROM admins`;

const SITTINGS = `
  SELECT id, place, starts_at AS "startsAt", ends_at AS "endsAt", domains, seats,
    closed_at AS "closedAt", withdrawn_at AS "withdrawnAt",
    withdrawal_reason AS "withdrawalReason", ${CLOCK} AS now,
    (${SUPERVISORS} WHERE admins.id = ANY (supervisors)) AS supervisors,
    (SELECT count(*)::int FROM sitting_expected WHERE sitting_id = sittings.id) AS expected,
    (SELECT count(*)::int FROM attempts WHERE sitting_id = sittings.id) AS tests
  FROM sittings
  WHERE ($1::uuid IS NULL OR $1 = ANY (supervisors)) AND ($2::uuid IS NULL OR id = $2)
  ORDER BY starts_at DESC, id LIMIT ${MOST_LISTED}`;

type Row = Omit<SupervisedSitting, 'supervisors' | 'createdAt'> & { readonly now: Date };

/** @param asked of a supervisor: only the own sittings; of an id: only that one */
export async function listSittings(
  dataSource: DataSource,
  asked: { readonly supervisor: string | null; readonly id?: string },
) {
  const rows = await dataSource.query<Row[]>(SITTINGS, [asked.supervisor, asked.id ?? null]);
  return rows.map(({ now, ...row }) => ({ ...row, state: sittingState(row, now) }));
}

const FIT = `
  SELECT id, username, role FROM admins WHERE active AND role = ANY ($1) ORDER BY username`;

export const fitSupervisors = (
  dataSource: DataSource,
  roles: readonly string[],
): Promise<readonly object[]> => dataSource.query(FIT, [roles]);
