import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import { OpsSessions } from './ops-session.js';

const jwt = new JwtService({ secret: 'a secret of thirty-two characters' });
const knowsAdmin = { query: () => Promise.resolve([{ ver: 3 }]) } as unknown as DataSource;

const admin = { adminId: 'admin-1', session: { id: null, version: 3 } };

describe('The cookie that opens the pages under /ops', () => {
  it('and the token in it are valid for half an hour', async () => {
    const cookie = await new OpsSessions(jwt, knowsAdmin).cookieFor(admin, true);
    expect(cookie).toContain('Max-Age=1800;');
    const token = /^ops_session=([^;]+)/.exec(cookie)![1]!;
    const claims = jwt.verify<{ iat: number; exp: number }>(token, { audience: 'ops' });
    expect(claims.exp - claims.iat).toBe(1_800);
  });
});
