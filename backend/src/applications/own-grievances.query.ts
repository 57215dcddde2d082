import type { DataSource } from 'typeorm';

export type OwnGrievance = {
  readonly id: string;
  readonly message: string;
  readonly createdAt: Date;
  readonly dueAt: Date;
  /** When it was answered, or closed; null while it waits. */
  readonly settledAt: Date | null;
};

const SQL = `
  SELECT id, message, created_at AS "createdAt", due_at AS "dueAt",
    coalesce(answered_at, closed_at) AS "settledAt"
  FROM contact_messages WHERE email = $1 AND kind = 'grievance'
  ORDER BY created_at DESC, id DESC LIMIT 100`;

/** The grievances from an address that is known to be the reader's own, the newest first. */
export const ownGrievances = (dataSource: DataSource, email: string): Promise<OwnGrievance[]> =>
  dataSource.query<OwnGrievance[]>(SQL, [email]);
