import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathOf } from './manifests.js';

const HOME_BYTES = 86_000;
const KIB = 1024;
const PORTAL_BYTES = 110 * KIB;
const PUBLIC_BYTES = 81 * KIB;
/** Of a page that is only read, before somebody touches it. */
const UNTOUCHED_BYTES = 20 * KIB;
const CONSOLE_BYTES = 110_000;
const FORMS =
  /^\/(contact|internship-application|signin|signup|2fa|reset-password|profile|test-terms|practice|payment|test|quiz|result)(\/|$)/;

const LOADED = /<script\b[^>]*?\bsrc="([^"]+)"|<link\b[^>]*?\brel="modulepreload"[^>]*>/g;
const LOADED_LATER = /\bdata-entry="([^"]+)" data-preloads="([^"]*)"/;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g;

const SITE = pathOf('public-web', 'dist');
const CONSOLE = pathOf('admin-console', 'dist');

function filesNamedIn(html: string) {
  const scripts: string[] = [];
  const preloads: string[] = [];
  for (const [tag, script] of html.matchAll(LOADED)) {
    if (script) scripts.push(script);
    else preloads.push(/\bhref="([^"]+)"/.exec(tag)?.[1] ?? '');
  }
  const [, entry, later = ''] = LOADED_LATER.exec(html) ?? [];
  return entry
    ? { scripts: [...scripts, entry], preloads: [...preloads, ...later.split(' ')] }
    : { scripts, preloads };
}

function withImports(dist: string, files: readonly string[], seen = new Set<string>()) {
  for (const file of files.filter((one) => !seen.has(one))) {
    seen.add(file);
    const code = readFileSync(join(dist, file), 'utf8');
    const imported = [...code.matchAll(STATIC_IMPORT)].map(([, name = '']) =>
      join(dirname(file), name),
    );
    withImports(dist, imported, seen);
  }
  return seen;
}

const gzipSizeOf = (dist: string, files: Iterable<string>): number =>
  [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );

const budgetOf = (path: string): number => {
  if (path === '/') return HOME_BYTES;
  return FORMS.test(path) ? PORTAL_BYTES : PUBLIC_BYTES;
};

const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, path: `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}` }));

describe('The JavaScript that a page starts with, gzip, is within its budget', () => {
  it.each(pages)('on $path', ({ name, path }) => {
    const html = readFileSync(join(SITE, name), 'utf8');
    const { scripts, preloads } = filesNamedIn(html);
    const ofEntry = withImports(SITE, scripts);
    const all = withImports(SITE, [...scripts, ...preloads]);
    expect(ofEntry.size).toBeGreaterThan(0);
    // Else the page's code comes later, and is not in the sum.
    expect(all.size).toBeGreaterThan(ofEntry.size);
    expect(gzipSizeOf(SITE, all)).toBeLessThanOrEqual(budgetOf(path));
    if (!LOADED_LATER.test(html)) return;
    const untouched = withImports(SITE, scripts.slice(0, -1));
    expect(gzipSizeOf(SITE, untouched)).toBeLessThanOrEqual(UNTOUCHED_BYTES);
  });

  it.each(['/', '/blog', '/privacy-policy', '/services/website-development', '/404'])(
    'before the first touch on %s, which is only read',
    (path) => {
      const page = pages.find((one) => one.path === path)!;
      expect(readFileSync(join(SITE, page.name), 'utf8')).toMatch(LOADED_LATER);
    },
  );

  it('at the console’s sign-in, which loads all else later', () => {
    const { scripts, preloads } = filesNamedIn(readFileSync(join(CONSOLE, 'index.html'), 'utf8'));
    const named = [...scripts, ...preloads].map((name) => name.replace(/^\/admin\//, ''));
    expect(gzipSizeOf(CONSOLE, withImports(CONSOLE, named))).toBeLessThanOrEqual(CONSOLE_BYTES);
  });
});
