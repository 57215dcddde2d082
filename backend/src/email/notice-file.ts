import { type ConsentPurpose, fullNotice } from '@portal/domain/consents/index.js';
import type { EmailData, EmailKind } from '@portal/domain/email/index.js';
import type { Config } from '../platform/config/config.js';
import { senderOf } from './company-name.js';
import type { AttachmentsOf } from './mailer.nodemailer.js';
import { wrapped } from './plain-text.js';

const OFFICER = 'The Grievance Officer';

/** The mails that bring a copy of the notice that somebody agrees to. */
const PURPOSES: Readonly<Partial<Record<EmailKind, ConsentPurpose>>> = {
  'verification-code': 'account',
  'email-correction': 'account',
  'application-received': 'application',
};

export const noticeAttachments =
  (config: Config): AttachmentsOf =>
  ({ kind, data, companyInbox }) => {
    const purpose =
      kind === 'notice-copy'
        ? ((data as EmailData['notice-copy']).purpose as ConsentPurpose)
        : PURPOSES[kind];
    if (!purpose) return Promise.resolve([]);
    const { company, publicUrl: site, contact: support } = senderOf(config, companyInbox);
    const notice = fullNotice(purpose, 'en', { company, site, support, officer: OFFICER });
    const parts = [
      ...[notice.title, notice.intro, notice.listed],
      ...notice.items.map(({ data: what, why }) => `${what}: ${why}`),
      ...notice.sections.map(({ heading, text }) => `${heading}: ${text}`),
    ];
    const content = Buffer.from(`${wrapped(parts.join('\n\n'))}\n`);
    const contentType = 'text/plain; charset=utf-8';
    return Promise.resolve([{ filename: `notice-${notice.version}.txt`, content, contentType }]);
  };
