import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { samplesOfSite } from './site-samples.js';

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
const file = join(folder, 'samples.json');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The samples of the built site', () => {
  it('are what its build has written', () => {
    const samples = [{ what: 'news', found: ['a', 'b'] }];
    writeFileSync(file, JSON.stringify(samples));
    expect(samplesOfSite(file)).toEqual(samples);
  });

  it('are none where no site was built', () =>
    expect(samplesOfSite(join(folder, 'nothing.json'))).toEqual([]));

  it('are never taken for none because they can’t be read', () => {
    writeFileSync(file, '{"samples": []}');
    expect(() => samplesOfSite(file)).toThrow();
  });
});
