import type { EmailData } from '@portal/domain/email/index.js';
import type { DataSource } from 'typeorm';
import { previewOf, senderOf } from '../email/index.js';
import type { Config } from '../platform/config/config.js';

const INBOX = 'SELECT company_inbox AS inbox FROM settings WHERE id = 1';

export async function previewAsSent(
  dataSource: DataSource,
  config: Config,
  data: EmailData['application-moved'],
): Promise<{ readonly subject: string; readonly text: string }> {
  const [settings] = await dataSource.query<{ inbox: string | null }[]>(INBOX);
  const sender = senderOf(config, settings?.inbox ?? '');
  const { subject, text } = previewOf({ kind: 'application-moved', data }, sender);
  return { subject, text };
}
