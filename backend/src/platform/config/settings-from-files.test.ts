import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSetting, readSettings } from './settings-from-files.js';
import { samplesOfSite } from './site-samples.js';

describe('A setting in a file', () => {
  let folder: string;
  let file: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-settings-'));
    file = join(folder, 'secret');
    writeFileSync(file, 'from the file \n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is read, without the end of its line', () =>
    expect(readSettings({ JWT_SECRET_FILE: file }, ['JWT_SECRET'])).toEqual({
      given: { JWT_SECRET: 'from the file ' },
      faults: [],
    }));

  it('is as good as not set when the file is empty', () => {
    const empty = join(folder, 'empty');
    writeFileSync(empty, '\n');
    expect(readSettings({ REDIS_URL_FILE: empty }, ['REDIS_URL'])).toEqual({
      given: {},
      faults: [],
    });
  });

  it('is a fault when it can not be read, or is set by itself as well', () => {
    const { faults } = readSettings(
      { JWT_SECRET_FILE: join(folder, 'nowhere'), SMTP_URL: 'smtp://a', SMTP_URL_FILE: file },
      ['JWT_SECRET', 'SMTP_URL'],
    );
    expect(faults).toEqual([
      expect.stringMatching(/^JWT_SECRET_FILE: ENOENT/),
      'SMTP_URL: is set twice, by itself and by SMTP_URL_FILE',
    ]);
  });

  it('serves the commands that need no whole configuration', () => {
    expect(readSetting({ DATABASE_URL_FILE: file }, 'DATABASE_URL')).toBe('from the file ');
    expect(readSetting({ DATABASE_URL: 'postgresql:///x' }, 'DATABASE_URL')).toBe(
      'postgresql:///x',
    );
    expect(readSetting({}, 'DATABASE_URL')).toBeUndefined();
    expect(() => readSetting({ DATABASE_URL_FILE: folder }, 'DATABASE_URL')).toThrow(
      'DATABASE_URL_FILE: ',
    );
  });
});

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
