import { describe, expect, it } from '@jest/globals';
import { watchCertificate } from './certificate-end.js';

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
