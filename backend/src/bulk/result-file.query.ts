import type { BulkKind, BulkRow } from '@portal/domain/bulk/index.js';
import type { DataSource } from 'typeorm';
import { BYTE_ORDER_MARK, csvLines } from '../platform/admin-lists/csv.js';
import { bulkListOf } from './bulk-lists.js';

/** The words of an outcome; what waits when a job has ended is never done. */
const WORDS: Readonly<Record<BulkRow['state'], string>> = {
  done: 'done',
  skipped: 'skipped',
  waiting: 'not done',
};

type Outcome = Pick<BulkRow, 'place' | 'subjectId' | 'state' | 'why' | 'at'> & {
  /** Null if the row is gone. */
  readonly label: string | null;
};

const KIND = 'SELECT kind FROM bulk_jobs WHERE id = $1';

export async function kindOf(dataSource: DataSource, jobId: string): Promise<BulkKind | null> {
  const [job] = await dataSource.query<{ kind: BulkKind }[]>(KIND, [jobId]);
  return job?.kind ?? null;
}

export async function resultFile(dataSource: DataSource, jobId: string, kind: BulkKind) {
  const { spec, label } = bulkListOf(kind);
  const rows = await dataSource.query<Outcome[]>(
    `SELECT tried.place, tried.subject_id AS "subjectId", about.${label} AS label, tried.state, tried.why,
       tried.at
     FROM bulk_rows AS tried LEFT JOIN ${spec.from} AS about
       ON about.${spec.key} = tried.subject_id::${spec.keyType}
     WHERE tried.job_id = $1 ORDER BY tried.place`,
    [jobId],
  );
  const lines = rows.map(({ place, subjectId, label: name, state, why, at }) => [
    ...[place + 1, subjectId, name, WORDS[state], why, at],
  ]);
  const head = ['row', 'id', spec.resource, 'outcome', 'why', 'at'];
  return { csv: BYTE_ORDER_MARK + (await csvLines([head, ...lines])), count: rows.length };
}
