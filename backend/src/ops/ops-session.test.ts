import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import { OpsSessions } from './ops-session.js';

const jwt = new JwtService({ secret: 'a secret of thirty-two characters' });
const knowsAdmin = { query: () => Promise.resolve([{ ver: 3 }]) } as unknown as DataSource;

const sessionsAt = (PUBLIC_URL: string) => new OpsSessions({ PUBLIC_URL }, jwt, knowsAdmin);
const admin = { adminId: 'admin-1', session: { id: null, version: 3 } };

describe('The cookie that opens the pages under /ops', () => {
  it('The cookie of an ops session and its token are valid for half an hour', async () => {
    const cookie = await sessionsAt('https://portal.example.com').cookieFor(admin);
    expect(cookie).toContain('Max-Age=1800;');
    const token = /^__Host-ops_session=([^;]+)/.exec(cookie)![1]!;
    const claims = jwt.verify<{ iat: number; exp: number }>(token, { audience: 'ops' });
    expect(claims.exp - claims.iat).toBe(1_800);
  });

  it('is for this host and over TLS alone, where the site has it', async () => {
    const secure = await sessionsAt('https://portal.example.com').cookieFor(admin);
    expect(secure).toMatch(/^__Host-ops_session=[^;]+; .*Path=\/;.* Secure/);
    const plain = await sessionsAt('http://localhost:3000').cookieFor(admin);
    expect(plain).toMatch(/^ops_session=/);
    expect(plain).not.toContain('Secure');
  });
});
