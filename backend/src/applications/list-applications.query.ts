import { APPLICATION_FIELD_NAMES } from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';

const MOST_ROWS = 100;

const NEWEST = `
  SELECT id AS "_id", ${APPLICATION_FIELD_NAMES.join(', ')}, created_at AS "createdAt"
  FROM applications ORDER BY created_at DESC, id LIMIT ${MOST_ROWS}`;

export const newestApplications = (dataSource: DataSource): Promise<unknown[]> =>
  dataSource.query(NEWEST);
