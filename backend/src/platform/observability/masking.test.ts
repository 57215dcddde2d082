import fc from 'fast-check';
import { masked, maskedFields } from './masking.js';
import { watchCertificate } from './certificate-end.js';

const ID = '7b0e9a52-1234-4123-9456-123456789012';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';

/** Of this process, whatever else the machine does. Trying all ways to split a text takes minutes. */
const MOST_CPU_MICROSECONDS = 5_000_000;

describe('A text for the log', () => {
  it.each([
    ['an address', 'sent to asha.rao+1@example.com today', 'sent to [email] today'],
    ['one in a path', '/api/user/asha%40example.com/results', '[email]/results'],
    ['one in angle brackets', '<asha@example.com>: 550', '<[email]>: 550'],
    ['a code', 'the code 012345 is wrong', 'the code [code] is wrong'],
    ['a phone', 'call +91 90000-00000 now', 'call [phone] now'],
    ['a session token', `got ${TOKEN}.`, 'got [token].'],
    ['a bearer', 'Authorization: Bearer abc.def', 'Authorization: Bearer [bearer]'],
    [
      'a password in a URL',
      'smtp://user:pa55@mail.example.com',
      'smtp://[credentials]@mail.example.com',
    ],
  ])('A text for the log hides %s', (_, text, expected) => expect(masked(text)).toBe(expected));

  it.each([
    `Mail ${ID} was sent`,
    'listening on 0.0.0.0:30000 after 1523 ms',
    'FirstSchema1763700000000 at send-email.js:112:9',
    '2026-11-21T10:00:00.000Z',
  ])('A text for the log leaves alone: %s', (text) => expect(masked(text)).toBe(text));

  it('holds no address, whatever stands around it', () =>
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, before, after) => {
        expect(masked(`${before} ${email} ${after}`)).not.toContain(email);
      }),
    ));

  it('is cut, so that no text takes long', () => {
    const { user: before } = process.cpuUsage();
    expect(masked('a'.repeat(10_000_000)).length).toBeLessThan(10_000);
    expect(process.cpuUsage().user - before).toBeLessThan(MOST_CPU_MICROSECONDS);
  });
});

describe('The fields of a log line', () => {
  it('are hidden by their names', () => {
    const secrets = { password: 'x', token: 'x', code: 1, cookie: 'x', signature: 'x' };
    const fields = { ...secrets, authorization: 'x', phone: '1', to: 'x', email: 'x' };
    for (const value of Object.values(maskedFields(fields))) expect(value).toBe('[hidden]');
  });

  it('are masked inside, at any depth, and ids stay', () => {
    const requestId = 'client-0123456789';
    expect(
      maskedFields({ requestId, status: 200, body: { list: [{ text: 'to a@b.example' }] } }),
    ).toEqual({ requestId, status: 200, body: { list: [{ text: 'to [email]' }] } });
    type Ring = { ring?: Ring };
    const ring: Ring = {};
    ring.ring = ring;
    expect(JSON.stringify(maskedFields(ring))).toContain('[deep]');
  });
});

const SITE = new URL('https://learn.company.in');

const END = new Date('2027-01-01T00:00:00Z');

const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

describe('The end of the certificate', () => {
  it.each([
    ['as it is', SITE, () => Promise.resolve(END), END.getTime() / 1_000],
    ['0 where browsers refuse it', SITE, fail('CERT_HAS_EXPIRED'), 0],
    ['unknown where nobody is reached', SITE, fail('ECONNREFUSED'), null],
    ['never without TLS', new URL('http://localhost'), fail('ECONNREFUSED'), Infinity],
  ])('is %s', async (_, site, ask, end) => {
    expect(await watchCertificate(site, ask)()).toBe(end);
  });

  it('is asked for once an hour', async () => {
    let count = 0;
    const look = watchCertificate(SITE, () => Promise.resolve(new Date(++count)));
    await look();
    await look();
    expect(count).toBe(1);
  });
});
