import { type Application, shownStage, stageWords } from '@portal/domain/applications/index.js';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { DataSource } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';

type Row = Pick<
  Application,
  'name' | 'domain' | 'createdAt' | 'status' | 'answerBy' | 'interview'
> & { readonly now: Date };

const OWN = `
  SELECT name, domain, created_at AS "createdAt", status, answer_by AS "answerBy", interview,
    ${NOW} AS now
  FROM applications WHERE id = $1`;

const LETTERS = `
  SELECT code, kind FROM issued_documents WHERE application_id = $1 AND state = 'valid'
  ORDER BY issued_at, id`;

/** An application as its applicant sees it, without the admins' notes. @param id null if the token was invalid @throws
 * NothingToChange */
export async function ownApplication(dataSource: DataSource, id: string | null) {
  const [row] = id === null ? [] : await dataSource.query<Row[]>(OWN, [id]);
  if (!row) throw new NothingToChange('application');
  const { status, answerBy, now, ...shown } = row;
  const stage = shownStage({ status, answerBy }, now);
  return {
    ...{ ...shown, ...stageWords(stage) },
    answerBy: stage === 'offered' ? answerBy : null,
    letters: stage === 'lapsed' ? [] : await dataSource.query<object[]>(LETTERS, [id]),
  };
}
