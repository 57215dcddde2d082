import { randomUUID } from 'node:crypto';
import { NOW } from '../platform/database/now.sql.js';
import type { Replica } from './test-portal.js';

/** Puts a message of the contact form into the database. @returns its id */
export async function addMessage(
  { dataSource }: Replica,
  email: string,
  subject = 'Receipt',
): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
     VALUES ($1, 'Asha', $2, $3, 'Where is it?', ${NOW})`,
    [id, email, subject],
  );
  return id;
}
