import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { createTransport } from 'nodemailer';
import type { Message } from './message.js';
import { startInbox, type Inbox } from './start-inbox.js';

let inbox: Inbox;

beforeEach(async () => {
  inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
});

afterEach(() => inbox.stop());

const send = (mail: Parameters<ReturnType<typeof createTransport>['sendMail']>[0]) =>
  createTransport(inbox.smtpUrl).sendMail({
    from: 'Portal <portal@example.com>',
    to: 'asha@example.com',
    subject: 'Your code',
    text: 'It is 123456.',
    ...mail,
  });

const get = (path: string) => fetch(new URL(path, inbox.httpUrl));
const page = async (path: string) => (await get(path)).text();

const messages = async (query = '') => {
  const answer = await get(`/api/messages${query}`);
  return ((await answer.json()) as { messages: Message[] }).messages;
};

describe('a mail sent to it', () => {
  test('is told as JSON', async () => {
    const { messageId } = await send({ replyTo: 'help@example.com', html: '<b>123456</b>' });
    const [message] = await messages();
    expect(message).toMatchObject({
      messageId,
      from: 'portal@example.com',
      fromName: 'Portal',
      to: ['asha@example.com'],
      replyTo: 'help@example.com',
      subject: 'Your code',
      html: expect.stringMatching(/^<b>123456<\/b>\s*$/) as unknown,
    });
    expect(message?.text.trim()).toBe('It is 123456.');
    expect(Date.now() - Date.parse(message!.receivedAt)).toBeLessThan(60_000);
  });

  test('is found by whom it was delivered to, whatever the case, blind copies included', async () => {
    await send({ subject: 'first', bcc: 'Quiet@Example.com' });
    await send({ subject: 'second', to: 'ravi@example.com, QUIET@example.com' });
    const subjects = async (to: string) => {
      return (await messages(`?to=${encodeURIComponent(to)}`)).map(({ subject }) => subject);
    };
    expect(await subjects('quiet@example.com')).toEqual(['second', 'first']);
    expect(await subjects('ASHA@example.com')).toEqual(['first']);
    expect(await subjects('nobody@example.com')).toEqual([]);
  });

  test('cannot claim other recipients by a header', async () => {
    await send({ headers: { 'X-Envelope-To': '<victim@example.com>' } });
    expect(await messages('?to=victim@example.com')).toEqual([]);
  });
});

describe('mails', () => {
  test('are not deleted by a page of another site', async () => {
    await send({});
    const headers = { origin: 'https://example.com' };
    const answer = await fetch(new URL('/delete-all', inbox.httpUrl), { method: 'POST', headers });
    expect(answer.status).toBe(403);
    expect(await messages()).toHaveLength(1);
  });
});

describe('the pages', () => {
  test('are for those who call it by its own name, not for a name that leads here', async () => {
    const { port } = new URL(inbox.httpUrl);
    const statusFor = async (host: string) => {
      const request = httpGet({
        port,
        host: '127.0.0.1',
        path: '/api/messages',
        headers: { host },
      });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      expect(await statusFor(host)).toBe(200);
    }
    for (const host of ['evil.test', `evil.test:${port}`, `127.0.0.1.evil.test:${port}`]) {
      expect(await statusFor(host)).toBe(421);
    }
  });

  const HOSTILE = '<img src=x onerror=alert(1)>"\'&';

  test('show what people wrote as text', async () => {
    await send({
      subject: HOSTILE,
      text: HOSTILE,
      from: { name: HOSTILE, address: 'a@b.example' },
    });
    const [message] = await messages();
    for (const path of ['/', `/messages/${message!.id}`]) {
      const shown = await page(path);
      expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(shown).not.toContain('<img');
    }
  });
});
