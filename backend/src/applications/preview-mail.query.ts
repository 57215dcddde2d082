import type { LetterKind, MoveMail } from '@portal/domain/applications/index.js';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { DataSource } from 'typeorm';
import { messageOf, senderOf } from '../email/index.js';
import type { Config } from '../platform/config/config.js';

const READER = `
  SELECT name, (SELECT company_inbox FROM settings WHERE id = 1) AS inbox
  FROM applications WHERE id = $1`;

type Reader = { readonly name: string; readonly inbox: string | null };

/** @throws NothingToChange */
export async function previewOf(
  dataSource: DataSource,
  config: Config,
  applicationId: string,
  mail: MoveMail & { readonly answerBy?: string; readonly letter?: LetterKind },
): Promise<MoveMail> {
  const [reader] = await dataSource.query<Reader[]>(READER, [applicationId]);
  if (!reader) throw new NothingToChange('application');
  const { name, inbox } = reader;
  const sender = senderOf(config, inbox ?? '');
  const { subject, text } = messageOf(
    { kind: 'application-moved', data: { ...mail, name } },
    sender,
  );
  return { subject, text };
}
