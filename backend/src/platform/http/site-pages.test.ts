import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSite, type Site } from './site-pages.js';

const FEE = { fee: '₹500' };
const OTHER_FEE = { fee: '₹750' };

let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const file = (name: string, text: string) => writeFile(join(folder, name), text);
  await file('terms.html', '<html data-figures="{{figures}}"><p>{{figure.fee}}, once</p>');
  await file('sitemap.xml', '<link>https://site.invalid/</link><p>{{figure.fee}}</p>');
  await file('app.js', '{{figure.fee}}');
  site = await readSite(folder, 'https://saral.example.com');
});

afterAll(() => rm(folder, { recursive: true }));

const page = (path: string, figures: Record<string, string>) => site.pagesWith(figures).get(path)!;
const textOf = (path: string, figures: Record<string, string>) =>
  page(path, figures).body.toString();

describe('Built documents', () => {
  it('are sent with the figures, in their text and as one attribute', () => {
    expect(textOf('/terms.html', FEE)).toBe(
      '<html data-figures="{&quot;fee&quot;:&quot;₹500&quot;}"><p>₹500, once</p>',
    );
    expect(textOf('/sitemap.xml', FEE)).toBe('<link>https://saral.example.com/</link><p>₹500</p>');
  });

  it('have another ETag and other compressed copies once the figures change', async () => {
    const [before, after] = [page('/terms.html', FEE), page('/terms.html', OTHER_FEE)];
    expect(after.body.toString()).toContain('₹750');
    expect(after.etag).not.toBe(before.etag);
    expect(await after.compressed('gzip')).not.toEqual(await before.compressed('gzip'));
  });

  it('are filled in once for the same figures', () =>
    expect(page('/terms.html', FEE)).toBe(page('/terms.html', FEE)));

  it('are refused when they name a figure that there is not', () =>
    expect(() => site.pagesWith({})).toThrow('There is no figure fee'));
});
