import { anEmail } from '@portal/domain/testing/an-email.js';
import type { NewEmail } from '@portal/domain/email/email.js';
import type { StoredEmail } from '../email/email.schema.js';
import type { DataSource, Repository } from 'typeorm';
import type { Replica } from './test-portal.js';
import { until } from './until.js';

/** By name: to load the schema here would load a second TypeORM for each test file. */
const mailsOf = (dataSource: DataSource): Repository<StoredEmail> =>
  dataSource.getRepository<StoredEmail>('Email');

/** Puts a mail into the outbox as a committed change does; answers with its row's id. */
export async function post(
  { dataSource, ports }: Replica,
  email: NewEmail = anEmail(),
): Promise<string> {
  await ports.unitOfWork.run((tx) => tx.emails.add(email));
  const [row] = await mailsOf(dataSource).find({
    where: { to: email.to },
    order: { createdAt: 'DESC' },
    take: 1,
  });
  return row!.id;
}

export const emailOf = (dataSource: DataSource, id: string): Promise<StoredEmail> =>
  mailsOf(dataSource).findOneByOrFail({ id });

/** Waits until a mail has come to this state. */
export const untilState = (
  dataSource: DataSource,
  id: string,
  state: StoredEmail['state'],
): Promise<StoredEmail> =>
  until(async () => {
    const email = await emailOf(dataSource, id);
    return email.state === state && email;
  });
