import { describe, expect, it } from '@jest/globals';
import { HostCookie } from './host-cookie.js';

const RULES = { sameSite: 'lax', maxAge: 60 } as const;

describe('A cookie of this host', () => {
  it('is tied to it and to TLS by its name, where the site has TLS', () => {
    const cookie = new HostCookie('device', { PUBLIC_URL: 'https://portal.example.com' });
    const set = cookie.set('a', RULES);
    expect(set).toMatch(/^__Host-device=a;/);
    for (const part of ['Path=/;', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(set).toContain(part);
    }
    expect(set).not.toContain('Domain');
    expect(cookie.in('device=b; __Host-device=a')).toBe('a');
    expect(cookie.in('device=b')).toBeUndefined();
  });

  it('has neither over http, where browsers would refuse it', () => {
    const cookie = new HostCookie('device', { PUBLIC_URL: 'http://localhost:3000' });
    expect(cookie.set('a', RULES)).toMatch(/^device=a;/);
    expect(cookie.set('a', RULES)).not.toContain('Secure');
    expect(cookie.in('device=a')).toBe('a');
    expect(cookie.in(undefined)).toBeUndefined();
  });
});
