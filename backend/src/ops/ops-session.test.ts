import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import { OpsSessions } from './ops-session.js';

const jwt = new JwtService({ secret: 'a secret of thirty-two characters' });
const noDatabase = {} as DataSource;

const sessionsAt = (PUBLIC_URL: string) => new OpsSessions({ PUBLIC_URL }, jwt, noDatabase);
const admin = { adminId: 'admin-1', session: { id: 'session-1', version: 3 } };

describe('The cookie that opens the pages under /ops', () => {
  it('The cookie of an ops session and its token are valid for half an hour', () => {
    const cookie = sessionsAt('https://portal.example.com').cookieFor(admin);
    expect(cookie).toContain('Max-Age=1800;');
    const token = /^__Host-ops_session=([^;]+)/.exec(cookie)![1]!;
    const claims = jwt.verify<{ iat: number; exp: number }>(token, { audience: 'ops' });
    expect(claims.exp - claims.iat).toBe(1_800);
  });

  it('is for this host and over TLS alone, where the site has it', () => {
    const secure = sessionsAt('https://portal.example.com').cookieFor(admin);
    expect(secure).toMatch(/^__Host-ops_session=[^;]+; .*Path=\/;.* Secure/);
    const plain = sessionsAt('http://localhost:3000').cookieFor(admin);
    expect(plain).toMatch(/^ops_session=/);
    expect(plain).not.toContain('Secure');
  });
});
