import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { EmailData, EmailKind, NewEmail } from '@portal/domain/email/email.js';
import { aContactForm } from '@portal/domain/testing/a-contact-message.js';
import { anApplicationForm } from '@portal/domain/testing/an-application.js';
import { HOSTILE_TEXTS } from '@portal/domain/testing/hostile-texts.js';
import { SAMPLE_DATA } from './sample-data.js';
import { mailTo } from '../testing/mails.js';
import { post, untilState } from '../testing/outbox.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile();

const anAddress = () => `${randomUUID()}@example.com`;

/** Sends a mail of this kind, and reads it as its recipient does. */
async function received<Kind extends EmailKind>(
  kind: Kind,
  changes: Partial<EmailData[Kind]> = {},
  more: { readonly to?: string; readonly replyTo?: string } = {},
) {
  const email = {
    kind,
    to: anAddress(),
    data: { ...SAMPLE_DATA[kind], ...changes },
    ...more,
  } as NewEmail;
  const id = await post(portal, email);
  await untilState(portal.dataSource, id, 'sent');
  return mailTo(portal.inbox, email.to, /./);
}

describe('Each kind of mail', () => {
  it.each<[EmailKind, string, readonly string[]]>([
    ['verification-code', 'Your verification code', ['Hello Asha Rao,', '012345', '10']],
    ['reset-code', 'Your password reset code', ['Hello Asha Rao,', '987650', '10']],
    ['password-changed', 'Your password was changed', ['Hello Asha Rao,', '/reset-password']],
    ['application-received', 'We have received your internship application', ['/test-terms']],
    ['application-notification', 'Internship application: Asha Rao', ['Front End Development']],
    ['contact-notification', 'Contact: A shop for my uncle', ['He sells saris.']],
    ['payment-receipt', 'Receipt for your test fee', ['₹500', 'RC-26-27-000123', 'order_', 'pay_']],
    [
      'credit-note',
      'Credit note for your test fee',
      ['₹500', 'CN-26-27-000012', 'RC-26-27-000123', 'no longer paid'],
    ],
    [
      'refund-made',
      'Your refund of ₹500',
      ['₹500', 'rfnd_', '5 to 7 working days', 'no longer paid', '/profile'],
    ],
    [
      'chargeback-decided',
      'Your bank decided about a payment',
      ['₹500', 'disp_', 'took the money back', 'no longer paid', 'pay the fee again'],
    ],
    ['admin-security-notice', 'The role of an admin was changed: ravi', ['meera', '/admin/audit']],
    ['test-result', 'Your test result: passed', ['7 of 10', 'UI/UX Design', '70 %', '/result/2f0']],
  ])('%s tells what it is for, as text and as HTML', async (kind, subject, parts) => {
    const mail = await received(kind);
    expect(mail).toMatchObject({ subject, from: 'no-reply@example.com' });
    for (const part of parts) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(`${mail.text}${mail.html ?? ''}`).not.toMatch(/undefined|null|\[object/);
  });
});

describe('A notification to the company', () => {
  it('is answered to the sender of a contact message', async () => {
    const form = aContactForm({ email: anAddress(), subject: randomUUID() });
    expect((await portal.client.post('/api/contact', form)).status).toBe(200);
    const mail = await mailTo(portal.inbox, 'hello@example.com', new RegExp(form.subject));
    expect(mail).toMatchObject({ replyTo: form.email, to: ['hello@example.com'] });
  });

  it('is answered to the applicant, who hears of it too', async () => {
    const form = anApplicationForm({ email: anAddress(), name: `Ravi ${randomUUID()}` });
    const stated = { ...form, ageStatement: 'age-1' };
    expect((await portal.client.post('/api/internships', stated)).status).toBe(200);
    const mail = await mailTo(portal.inbox, 'hello@example.com', new RegExp(form.name));
    expect(mail.replyTo).toBe(form.email);
    expect(await mailTo(portal.inbox, form.email, /received/)).toMatchObject({
      replyTo: 'hello@example.com',
    });
  });
});

/** As a subject says it: in one line, reading one way, and in no code. */
const asSubject = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('=?', '=\u200b?');

const HEADERS = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
  'X-Auto-Response-Suppress',
  'X-Envelope-From',
  'X-Envelope-To',
];

describe('What people typed', () => {
  it('is text in the mail', async () => {
    const mails = HOSTILE_TEXTS.map(async (typed) => {
      const sent = aContactForm({
        name: typed,
        subject: `${randomUUID()} ${typed}`,
        message: typed,
      });
      const mail = await received('contact-notification', sent, { replyTo: 'eve@example.com' });
      return { typed, sent, mail };
    });
    for (const { typed, sent, mail } of await Promise.all(mails)) {
      expect(mail.to).toHaveLength(1);
      expect(mail.replyTo).toBe('eve@example.com');
      expect(mail.subject).toBe(asSubject(`Contact: ${sent.subject}`));
      expect(mail.html).not.toMatch(/<(script|img|svg|iframe|math|details|base|plaintext)/);
      expect(mail.html?.match(/<a /g)).toHaveLength(1);
      expect(mail.text.replaceAll('\r', '')).toContain(typed.replaceAll('\r', ''));
    }
  });

  it('adds no header and no recipient', async () => {
    const raws = HOSTILE_TEXTS.map(async (typed) => ({
      typed,
      ...(await rawOf('application-notification', { name: typed, domain: typed })),
    }));
    for (const { typed, headers, to } of await Promise.all(raws)) {
      expect({ typed, headers, recipients: to.length }).toEqual({
        typed,
        headers: HEADERS,
        recipients: 1,
      });
    }
  });
});

describe('Mails about one message', () => {
  it.each(['message-answered', 'grievance-received', 'contact-notification'] as const)(
    'name it, so that mail programs put them together: %s',
    async (kind) => {
      const thread = randomUUID();
      const { head } = await rawOf(kind, { thread });
      const root = `<message.${thread}@portal.example.com>`;
      expect(head).toContain(`In-Reply-To: ${root}`);
      expect(head).toContain(`References: ${root}`);
    },
  );
});

/** The header names of a mail as it came over the wire, and whom it was for. */
async function rawOf<Kind extends EmailKind>(kind: Kind, changes: Partial<EmailData[Kind]>) {
  const { id, to } = (await received(kind, changes, { replyTo: 'eve@example.com' })) as unknown as {
    id: string;
    to: readonly string[];
  };
  const raw = await (await fetch(`${portal.inbox.httpUrl}/messages/${id}/raw`)).text();
  const head = raw.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const headers = [...head.matchAll(/^([^\s:]+):/gm)].map(([, name]) => name).sort();
  return { headers, to, head: head.replace(/\r?\n[ \t]+/g, ' ') };
}
