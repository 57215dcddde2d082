import { standingOf, type Stage } from '@portal/domain/applications/index.js';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { DataSource } from 'typeorm';

type Row = {
  readonly name: string;
  readonly domain: string;
  readonly createdAt: Date;
  readonly status: Stage;
};

const OWN = `
  SELECT name, domain, created_at AS "createdAt", status FROM applications WHERE id = $1`;

/**
 * What an applicant is told of the own application: nothing that admins wrote among themselves.
 * @param id null: the token opened nothing
 * @throws NothingToChange
 */
export async function ownApplication(dataSource: DataSource, id: string | null) {
  const [row] = id === null ? [] : await dataSource.query<Row[]>(OWN, [id]);
  if (!row) throw new NothingToChange('application');
  const { status, ...facts } = row;
  return { ...facts, ...standingOf(status) };
}
