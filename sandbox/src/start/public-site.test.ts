import { describe, expect, test } from '@jest/globals';
import { isLocal, rejectPublicSite } from './public-site.js';

const REAL = {
  DATABASE_URL: 'postgresql://db.example.com/portal',
  SMTP_URL: 'smtp://mail.example.com',
  RAZORPAY_API_URL: 'https://api.razorpay.com',
};

describe('A public site', () => {
  test.each([
    'http://localhost:3000',
    'http://portal.localhost',
    'http://127.0.0.1:3000',
    'http://192.168.1.20:3000',
    'http://172.16.0.5',
    'http://my-laptop.local:3000',
    'http://my-laptop:3000',
    'http://[::1]:3000',
    'http://[fd00::1]:3000',
  ])('is not at %s', (url) => expect(isLocal(url)).toBe(true));

  test.each([
    'https://portal.example.com',
    'http://203.0.113.7',
    'http://172.32.0.1',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'http://[2001:db8::1]',
  ])('A public site is at %s', (url) => expect(isLocal(url)).toBe(false));

  test('is refused with any part of the sandbox, and told what to set', () => {
    const PUBLIC_URL = 'https://portal.example.com';
    expect(() => rejectPublicSite({ PUBLIC_URL })).toThrow(
      'Set DATABASE_URL, SMTP_URL, RAZORPAY_API_URL',
    );
    for (const name of Object.keys(REAL)) {
      expect(() => rejectPublicSite({ ...REAL, PUBLIC_URL, [name]: '' })).toThrow(`Set ${name}`);
    }
    expect(() => rejectPublicSite({ ...REAL, PUBLIC_URL })).not.toThrow();
    expect(() => rejectPublicSite({ PUBLIC_URL: 'http://192.168.1.20:3000' })).not.toThrow();
    expect(() => rejectPublicSite({})).not.toThrow();
  });
});
