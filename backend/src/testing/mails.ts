import { until } from './until.js';
import type { DataSource, Repository } from 'typeorm';
import { anEmail } from '@portal/domain/testing/an-email.js';
import type { NewEmail } from '@portal/domain/email/email.js';
import type { StoredEmail } from '../email/email.schema.js';
import type { Replica } from './test-portal.js';

export type ReceivedMail = {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
};

type Inbox = { readonly httpUrl: string };

async function mailsTo(inbox: Inbox, address: string): Promise<readonly ReceivedMail[]> {
  const response = await fetch(`${inbox.httpUrl}/api/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await response.json()) as { messages: ReceivedMail[] };
  return messages;
}

export const mailTo = (inbox: Inbox, address: string, subject: RegExp): Promise<ReceivedMail> =>
  until(async () => (await mailsTo(inbox, address)).find((mail) => subject.test(mail.subject)));

export async function codeMailedTo(
  inbox: Inbox,
  address: string,
  subject = /^Your .* code$/,
): Promise<string> {
  const [code = ''] = /^\d{6}$/m.exec((await mailTo(inbox, address, subject)).text) ?? [];
  return code;
}

const LAST_CODE = `
  SELECT coalesce(data->>'code', '') AS code FROM emails
  WHERE to_address = $1 AND kind IN ('verification-code', 'reset-code')
  ORDER BY created_at DESC LIMIT 1`;

/** The code in the newest mail to an address; empty once that is sent. @throws TypeError if there is no mail */
export async function lastCodeTo(dataSource: DataSource, email: string): Promise<string> {
  return (await dataSource.query<{ code: string }[]>(LAST_CODE, [email]))[0]!.code;
}

export const notCode = (code: string, at = 0): string =>
  String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0');

export const ageCodes = (dataSource: DataSource, email: string, seconds: number) =>
  dataSource.query(
    `UPDATE mailed_codes SET created_at = created_at - make_interval(secs => $2),
      expires_at = expires_at - make_interval(secs => $2)
    WHERE student_id = (SELECT id FROM students WHERE email = $1)`,
    [email, seconds],
  );

/** By name: to load the schema here would load a second TypeORM for each test file. */
const mailsOf = (dataSource: DataSource): Repository<StoredEmail> =>
  dataSource.getRepository<StoredEmail>('Email');

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

export const untilState = (
  dataSource: DataSource,
  id: string,
  state: StoredEmail['state'],
): Promise<StoredEmail> =>
  until(async () => {
    const email = await emailOf(dataSource, id);
    return email.state === state && email;
  });
