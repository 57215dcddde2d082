import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ProductLog } from './product-log.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function follow(stdout: string[], stderr: string[] = []) {
  const shown: string[] = [];
  const log = new ProductLog(join(folder, 'product.log'), (line) => shown.push(line));
  const [out, err] = [Readable.from(stdout), Readable.from(stderr)];
  log.follow(out, err);
  await Promise.all([finished(out), finished(err)]);
  await setImmediate();
  await log.close();
  return { shown, tail: log.tail(), kept: readFileSync(join(folder, 'product.log'), 'utf8') };
}

describe('ProductLog', () => {
  const info = '{"level":30,"msg":"request"}\n';

  test('keeps every line, and shows errors in words', async () => {
    const error = '{"level":50,"msg":"no mail","err":{"stack":"Error: refused"}}\n';
    const { shown, kept } = await follow([info, error]);
    expect(kept).toBe(info + error);
    expect(shown).toEqual(['no mail\nError: refused']);
  });

  test("understands Nest's error lines", async () => {
    const error = '{"level":"error","message":"no mail","stack":"Error: refused"}\n';
    const fatal = '{"level":"fatal","message":{"message":"gone","stack":"Error: gone"}}\n';
    const { shown } = await follow(['{"level":"log","message":"started"}\n', error], [fatal]);
    expect(shown).toEqual(['no mail\nError: refused', 'Error: gone']);
  });

  test('has the last words, for when the product ends', async () => {
    const unusable = '{"level":"fatal","faults":["MAIL_FROM: is missing"],"msg":"Not usable"}\n';
    expect((await follow([unusable])).tail).toBe('Not usable\nMAIL_FROM: is missing');
    const lines = Array.from({ length: 40 }, (_, n) => `{"level":30,"msg":"line ${n}"}\n`);
    const { tail } = await follow(lines);
    expect(tail.split('\n')).toHaveLength(15);
    expect(tail).toMatch(/line 39$/);
  });
});
