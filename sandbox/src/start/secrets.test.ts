import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { loadSecrets } from './secrets.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  file = join(folder, 'secrets.json');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('loadSecrets', () => {
  test('makes secrets once, readable for us alone', () => {
    const made = loadSecrets(file, {});
    expect(made.JWT_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(made.ADMIN_PASSWORD).toMatch(/^([a-z]{4}-){4}[a-z]{4}$/);
    expect(loadSecrets(file, {})).toEqual(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('gives way to the environment, whose secrets it does not keep', () => {
    expect(loadSecrets(file, { JWT_SECRET: 'from outside' }).JWT_SECRET).toBe('from outside');
    expect(readFileSync(file, 'utf8')).not.toContain('from outside');
  });

  test('adds what an older file lacks', () => {
    writeFileSync(file, JSON.stringify({ JWT_SECRET: 'kept' }));
    const secrets = loadSecrets(file, {});
    expect(secrets.JWT_SECRET).toBe('kept');
    expect(secrets.RAZORPAY_KEY_ID).toMatch(/^rzp_test_\w{14}$/);
  });

  test('says what to do about a broken file', () => {
    writeFileSync(file, '{');
    expect(() => loadSecrets(file, {})).toThrow("can't be read. Mend it, or delete it");
  });
});
