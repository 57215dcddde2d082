import type { EmailData, EmailKind } from '@portal/domain/email/email.js';
import { HOSTILE_TEXTS } from '@portal/domain/testing/hostile-texts.js';
import { SAMPLE_DATA } from './testing/sample-data.js';
import { SAMPLES } from './testing/samples.js';
import { messageOf } from './messages.js';
import { wrapped } from './plain-text.js';
import { previewOfKept } from './preview.js';
import { retryDelayMs, SEND_TRIES } from './email-queue.js';

const SENDER = {
  company: 'Saral Digital',
  publicUrl: 'https://portal.example.com',
  contact: 'hello@example.com',
};

const write = <Kind extends EmailKind>(kind: Kind, changes: Partial<EmailData[Kind]> = {}) =>
  messageOf({ kind, data: { ...SAMPLE_DATA[kind], ...changes } }, SENDER);

const seen = (html: string): string =>
  html
    .replace(/^[^]*<body/, '<body')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, '|')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe.each(SAMPLES)('The mail $name', ({ kind, data }) => {
  const { subject, preheader, text, html } = messageOf({ kind, data }, SENDER);

  it('has a subject of one line, and a preheader that adds to it', () => {
    expect(subject).toMatch(/^\S[^\r\n]*$/);
    expect(preheader.length).toBeGreaterThan(20);
    expect(preheader).not.toBe(subject);
    // First of all, since mail programs show what comes first.
    expect(
      seen(html)
        .replace(/^[|\s]+/, '')
        .slice(0, preheader.length),
    ).toBe(preheader);
  });

  it('asks for nothing from outside, and tracks nobody', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|object|form)\b|url\(|@import/i);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to!);
    expect(links.length).toBeGreaterThan(0);
    for (const to of links) {
      expect(to).toMatch(
        /^https:\/\/portal\.example\.com(\/[\w/-]*)?(#(receipts|(confirm|object)=[\w-]+\.\w+|[\w-]{64}))?$/,
      );
    }
  });

  it('leaves no place unfilled, says who sends and why, and can be dark', () => {
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid Date/);
    expect(html.replace(/\{\{title\}\}/g, '')).not.toMatch(/\{\{\w+\}\}/);
    for (const body of [text, seen(html)]) {
      expect(body).toContain('Saral Digital');
      expect(body).toContain('You get this mail because');
    }
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('(prefers-color-scheme: dark)');
    expect(html).toMatch(/<html[^>]* lang="en"/);
  });

  it('is text that was written, not HTML without its tags', () => {
    const body = text.replace(/<img src=x onerror=alert\(1\)> <b>"&'<\/b>/g, '');
    expect(body).not.toMatch(/<[a-z/]|&[a-z#]+;|\*\*|\n{3}/i);
    expect(body).toMatch(/\n-- \nSaral Digital\n/);
    for (const link of html.match(/(?<=href=")https:\/\/portal[^"]+\/[^"]+/g) ?? []) {
      expect(body).toContain(`\n${link}\n`);
    }
  });

  it('says what to do in 120 words, in lines of at most 78 signs, and no mail program cuts it', () => {
    expect(text.split(/\n-- \n/, 1)[0]!.split(/\s+/).length).toBeLessThanOrEqual(120);
    const lines = wrapped(text)
      .split('\n')
      .map((line) => line.trim());
    expect(lines.filter((line) => line.length > 78 && line.includes(' '))).toEqual([]);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});

describe.each(['verification-code', 'reset-code'] as const)('A code (%s)', (kind) => {
  const { text, html } = write(kind, { code: '000042' });

  it('stands in one piece, to be copied', () => {
    expect(text).toContain('\n\n000042\n\n');
    expect(seen(html)).toContain('|000042|');
    expect(html).toContain('user-select:all');
  });

  it('comes with how long it holds, and what to do if nobody asked for it', () => {
    for (const body of [text, seen(html)]) {
      expect(body).toContain('It holds for 10 minutes and works once.');
      expect(body).toMatch(/If you did not (sign up|ask for it), ignore this mail/);
      expect(body).toContain('We never ask you for it.');
    }
  });
});

it.each<[EmailKind, string, readonly string[]]>([
  ['password-changed', 'Your password was changed', ['/reset-password']],
  ['contact-notification', 'Contact: A shop for my uncle', ['He sells saris.']],
  ['credit-note', 'Credit note for your test fee', ['CN-26-27-000012', 'no longer paid']],
  ['refund-made', 'Your refund of ₹500', ['rfnd_', '5 to 7 working days', 'no longer paid']],
  ['chargeback-decided', 'Your bank decided about a payment', ['disp_', 'pay the fee again']],
  [
    'weekly-summary',
    'Your week: applications, tests and money',
    ['₹500.00 gross', '/admin/dashboard'],
  ],
  ['admin-security-notice', 'The role of an admin was changed: ravi', ['meera', '/admin/audit']],
])('The mail %s has the subject "%s"', (kind, subject, parts) => {
  const mail = write(kind);
  expect(mail.subject).toBe(subject);
  for (const part of parts) expect(mail.text).toContain(part);
});

describe('The notification of an application', () => {
  const ALL = ['name', 'email', 'phone', 'education', 'experience', 'skills'] as const;

  it('tells all that was entered, and when', () => {
    const { text, html } = write('application-notification');
    const data = SAMPLE_DATA['application-notification'];
    for (const body of [text, seen(html)]) {
      for (const field of ALL) expect(body).toContain(data[field]);
      expect(body).toContain('Front End Development');
      expect(body).toContain(data.message);
      expect(body).toContain('31 January 2026 at 3:30 pm IST');
    }
  });

  it('says what was left out', () => {
    const { text, html } = write('application-notification', { experience: '', message: '' });
    expect(text).toMatch(/Experience: +None specified\n/);
    expect(text).toContain('Message:\n\nNo additional message\n');
    expect(seen(html)).toMatch(/Experience\|+None specified\|/);
    expect(seen(html)).toMatch(/Message\|+No additional message\|/);
  });
});

it('The mail that an application came links the notice in the version that was agreed to, and its pages', () => {
  const { text } = write('application-received');
  expect(text).toContain('https://portal.example.com/notice/application-1');
  expect(text).toContain('/my-application#');
});

it('The receipt has its number, the amount, and the same words each time it is sent', () => {
  const { text, html } = write('payment-receipt');
  for (const body of [text, seen(html)]) {
    expect(body).toMatch(/Receipt number[:| ]+RC-26-27-000123/);
    expect(body).toMatch(/Amount[:| ]+₹500/);
    expect(body).toMatch(/Paid on[:| ]+31 January 2026 at 3:30 pm IST/);
  }
  expect(write('payment-receipt')).toEqual({ ...write('payment-receipt'), text, html });
});

describe('The result', () => {
  it('has the verdict, the score, the domain, what is left, and a link', () => {
    const { subject, text, html } = write('test-result');
    expect(subject).toBe('Your test result: passed');
    for (const body of [text, seen(html)]) {
      expect(body).toContain('Test passed');
      expect(body).toMatch(/Domain[:| ]+UI\/UX Design/);
      expect(body).toMatch(/Correct answers[:| ]+7 of 10/);
      expect(body).toMatch(/Score[:| ]+70 %/);
      expect(body).toMatch(/Needed to pass[:| ]+65 %/);
      expect(body).toMatch(/Attempts left[:| ]+4/);
    }
    expect(text).toContain(`${SENDER.publicUrl}/result/2f0c1a52-6a4e-4a51-9a1c-0d7a3b0f5e11`);
  });

  it.each([
    [0, 'You have used all your attempts.'],
    [1, 'You can take the test again.'],
  ])('The result of a test that was not passed, with %d left, says so', (attemptsLeft, words) => {
    const { subject, text } = write('test-result', { passed: false, attemptsLeft });
    expect(subject).toBe('Your test result: not passed');
    expect(text).toContain('Test not passed');
    expect(text).toContain(words);
  });
});

it('The corrected result says of a test that does not count that it neither passed nor failed', () => {
  const parts = { passedBefore: false, passed: false, isVoid: true };
  expect(write('result-corrected', parts).text).toContain('Not passed → Not counted');
});

describe('What people typed', () => {
  it.each([
    ['Asha Rao', 'Hello Asha Rao,'],
    ['आशा राव', 'Hello आशा राव,'],
    ["M.K.O'Neil-Rao", "Hello M. K. O'Neil-Rao,"],
    ['You won: https://prize.example.org', 'Hello,'],
    ['www.prize.example.org', 'Hello www. prize. example. org,'],
    ['Eve\n\nYour account is closed.', 'Hello,'],
    ['Eve <b>', 'Hello,'],
    ['a'.repeat(61), 'Hello,'],
  ])('A hostile name greets nobody with a link or a letter of its own: %j', (name, words) => {
    for (const kind of ['verification-code', 'application-received'] as const) {
      const { text, html } = write(kind, { name });
      expect(text.split('\n\n')[1]).toBe(words);
      expect(seen(html)).toContain(`|${words}|`);
    }
  });

  it('is text in HTML, and never a place to be filled', () => {
    const typed = '<img src=x> {{title}} "&\' $& $1 <!-- ';
    const { text, html } = write('contact-notification', { name: typed, message: typed });
    expect(text).toContain(`Message:\n\n${typed}\n`);
    expect(html).not.toContain('<img');
    expect(seen(html.replace('&lt;!-- ', ''))).toContain('|<img src=x> {{title}} "&\' $& $1 ');
  });

  it('begins no line of the text that looks like another field', () => {
    const { text } = write('application-notification', { skills: 'HTML\nDomain: HR' });
    expect(text).toContain('HTML Domain: HR');
    expect(text.match(/^Domain:/gm)).toHaveLength(1);
  });

  it.each(['\u202egnp.exe', 'a\u2028b', 'a\r\nBcc: b@example.org', 'a\u2066b'])(
    'makes no subject of more than one line or of another direction: %j',
    (subject) => {
      const said = write('contact-notification', { subject }).subject;
      expect(said).not.toMatch(/[\r\n\u2028\u202e\u2066]/);
    },
  );
});

const filledWith = (data: object, typed: string) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      ['name', 'education', 'experience', 'skills', 'message', 'subject'].includes(name)
        ? typed
        : (value as unknown),
    ]),
  );

const tagsIn = (html: string): string[] =>
  (html.match(/<\/?[a-z][^\s>]*/g) ?? []).filter((tag) => tag !== '<br');

describe.each(SAMPLES)('Whatever people type, the mail $name', ({ kind, data }) => {
  const mailWith = (typed: string) =>
    messageOf({ kind, data: filledWith(data, typed) as unknown as typeof data }, SENDER);
  const tags = tagsIn(mailWith('Words').html);

  it('has no tag and no subject line of theirs', () => {
    for (const typed of HOSTILE_TEXTS) {
      const { html, subject, preheader } = mailWith(typed);
      expect({ typed, tags: tagsIn(html) }).toEqual({ typed, tags });
      expect(subject + preheader).not.toMatch(/[\r\n\u2028\u202e]|=\?/);
    }
  });
});

const secretsOf = (data: object): readonly unknown[] =>
  Object.entries(data).flatMap(([name, value]) =>
    ['code', 'link', 'page'].includes(name) ? [value as unknown] : [],
  );

it.each(SAMPLES)(
  'The preview of the mail $name has its words without its codes and links, and is none once its facts are deleted',
  ({ kind, data }) => {
    const preview = previewOfKept({ kind, data }, SENDER);
    expect(preview).toMatchObject({ subject: expect.stringMatching(/\S/) });
    for (const secret of secretsOf(data)) expect(JSON.stringify(preview)).not.toContain(secret);
    // Whatever opens something is behind this sign in our links.
    expect(preview?.text.match(/https?:\/\/\S+#(?!receipts|\S*•)\S+/g)).toBeNull();
    expect(previewOfKept({ kind, data: {} }, SENDER)).toBeNull();
  },
);

const DAY_MS = 24 * 60 * 60 * 1000;

const delays = Array.from({ length: SEND_TRIES - 1 }, (_, at) => retryDelayMs(at + 1));

it('The waits between the tries of a mail double from a second to a minute, and last for most of a day', () => {
  expect(delays.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(Math.max(...delays)).toBe(60_000);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(0.9 * DAY_MS);
});
