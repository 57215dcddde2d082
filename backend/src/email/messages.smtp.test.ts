import { randomUUID } from 'node:crypto';
import type { EmailData, EmailKind, NewEmail } from '@portal/domain/email/email.js';
import { aContactForm } from '@portal/domain/testing/an-application.js';
import { HOSTILE_TEXTS } from '@portal/domain/testing/hostile-texts.js';
import { SAMPLE_DATA } from './testing/sample-data.js';
import { mailTo, post, untilState } from '../testing/mails.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile();

const anAddress = () => `${randomUUID()}@example.com`;

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
  await untilState(portal.dataSource, await post(portal, email), 'sent');
  return mailTo(portal.inbox, email.to, /./);
}

it('A mail arrives as text and as HTML, and is answered to the company', async () => {
  expect(await received('payment-receipt')).toMatchObject({
    ...{ subject: 'Receipt for your test fee', from: 'no-reply@example.com' },
    replyTo: 'hello@example.com',
    text: expect.stringContaining('RC-26-27-000123'),
    html: expect.stringContaining('RC-26-27-000123'),
  });
});

it('A notification to the company is answered to the sender', async () => {
  const form = aContactForm({ email: anAddress(), subject: randomUUID() });
  expect((await portal.client.post('/api/contact', form)).status).toBe(200);
  const mail = await mailTo(portal.inbox, 'hello@example.com', new RegExp(form.subject));
  expect(mail).toMatchObject({ replyTo: form.email, to: ['hello@example.com'] });
});

const HEADERS = [
  ...['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Reply-To'],
  ...['Subject', 'To', 'X-Auto-Response-Suppress'],
];

it('What people typed adds no header and no recipient', async () => {
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

it('Mails about one message name it, so that mail programs put them together', async () => {
  const thread = randomUUID();
  const { head } = await rawOf('message-answered', { thread });
  const root = `<message.${thread}@portal.example.com>`;
  expect(head).toContain(`In-Reply-To: ${root}`);
  expect(head).toContain(`References: ${root}`);
});

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
