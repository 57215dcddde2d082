import { type Application, standingOf, stageNow } from '@portal/domain/applications/index.js';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { DataSource } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';

type Row = Pick<Application, 'name' | 'domain' | 'createdAt' | 'status' | 'answerBy'> & {
  readonly now: Date;
};

const OWN = `
  SELECT name, domain, created_at AS "createdAt", status, answer_by AS "answerBy", ${NOW} AS now
  FROM applications WHERE id = $1`;

/**
 * What an applicant is told of the own application: nothing that admins wrote among themselves.
 * @param id null: the token opened nothing
 * @throws NothingToChange
 */
export async function ownApplication(dataSource: DataSource, id: string | null) {
  const [row] = id === null ? [] : await dataSource.query<Row[]>(OWN, [id]);
  if (!row) throw new NothingToChange('application');
  const { status, answerBy, now, ...facts } = row;
  const stage = stageNow({ status, answerBy }, now);
  return { ...facts, ...standingOf(stage), answerBy: stage === 'offered' ? answerBy : null };
}
