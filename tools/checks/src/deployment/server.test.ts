import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { readConfig, UnusableConfig } from '@portal/backend/platform/config/config.js';
import { pathOf, settingsOfTheProduct, textOf } from './manifests.js';

const UNITS = ['portal-api@.service', 'portal-worker.service'] as const;
const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('A server without containers', () => {
  it('starts from .env.example, once its empty lines and example addresses are filled in', () => {
    const given = parseEnv(textOf('.env.example'));
    const read = () => readConfig(given, []);
    expect(read).toThrow(UnusableConfig);
    Object.assign(given, {
      PUBLIC_URL: 'https://learn.company.in',
      MAIL_FROM: 'Company <no-reply@company.in>',
      COMPANY_INBOX: 'hello@company.in',
      RAZORPAY_KEY_ID: 'rzp_live_ABCDEFGHIJKLMN',
      RAZORPAY_KEY_SECRET: 'h2Kd9sLq0ZpXv7BnM4tRw1Yc',
      RAZORPAY_WEBHOOK_SECRET: 'h2Kd9sLq0ZpXv7BnM4tRw1Yd',
      JWT_SECRET: 'Kd9sLq0ZpXv7BnM4tRw1Yc2hQe8uIo5aSf3g',
    });
    expect(read).not.toThrow();
  });

  it('has an example that a shell reads as well', () => {
    const words = ['-c', 'set -a; . "$1"; printf %s "$MAIL_FROM"', 'sh', pathOf('.env.example')];
    expect(execFileSync('/bin/sh', words, { encoding: 'utf8' })).toBe(
      parseEnv(textOf('.env.example')).MAIL_FROM,
    );
  });

  it.each(UNITS)('sets in %s what the product reads', (unit) => {
    const [, set = ''] = /^Environment=(.*)$/m.exec(textOf('deploy', 'server', unit)) ?? [];
    const names = set.split(' ').map((each) => each.split('=')[0]);
    expect(settingsOfTheProduct()).toEqual(expect.arrayContaining(names));
  });

  (canVerify ? it : it.skip)('has units that systemd takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-units-'));
    for (const unit of UNITS) {
      const file = join(folder, unit.replace('@', '@3001'));
      cpSync(pathOf('deploy', 'server', unit), file);
      const own = readFileSync(file, 'utf8')
        .replace('/usr/bin/node', process.execPath)
        .replace('/srv/portal/current', folder)
        .replace('User=portal', 'User=root');
      writeFileSync(file, own);
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
    }
    rmSync(folder, { recursive: true });
  });
});
