import {
  BULK_ACTIONS,
  type BulkKind,
  type BulkSubject,
  MOST_BULK_ROWS,
} from '@portal/domain/bulk/index.js';
import type { DataSource } from 'typeorm';
import { APPLICATIONS, MESSAGES } from '../applications/index.js';
import { EMAILS } from '../email/index.js';
import { conditionsOf } from '../platform/admin-lists/list-query.js';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { QUESTIONS } from '../question-bank/index.js';

type BulkList = {
  readonly spec: ListSpec;
  /** What a row must still be when its turn comes. */
  readonly version: string;
  /** By what people know a row in the file of the outcome. */
  readonly label: string;
};

const NO_VERSION = 'NULL::int';

const LISTS: Readonly<Record<(typeof BULK_ACTIONS)[BulkKind]['resource'], BulkList>> = {
  applications: { spec: APPLICATIONS, version: 'version', label: 'name' },
  messages: { spec: MESSAGES, version: NO_VERSION, label: 'name' },
  emails: { spec: EMAILS, version: NO_VERSION, label: 'to_address' },
  questions: { spec: QUESTIONS, version: 'version', label: 'question' },
};

export const bulkListOf = (kind: BulkKind): BulkList => LISTS[BULK_ACTIONS[kind].resource];

/** In the order of their keys, and one more than a job may have. @throws InvalidInput for a filter that is unknown */
export function matching(
  dataSource: DataSource,
  kind: BulkKind,
  filter: Readonly<Record<string, unknown>>,
): Promise<BulkSubject[]> {
  const { spec, version } = bulkListOf(kind);
  const { where, values } = conditionsOf(spec, filter);
  return dataSource.query<BulkSubject[]>(
    `SELECT ${spec.key} AS "subjectId", ${version} AS version FROM ${spec.from}
     WHERE ${where} ORDER BY ${spec.key} LIMIT ${MOST_BULK_ROWS + 1}`,
    [...values],
  );
}
