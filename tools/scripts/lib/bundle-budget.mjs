import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const HOME_BYTES = 86_000;
const PORTAL_BYTES = 110_000;
const PUBLIC_BYTES = 80_000;
const CONSOLE_BYTES = 110_000;
const PORTAL =
  /^\/(internship-application|signin|signup|2fa|reset-password|profile|test-terms|practice|payment|test|quiz|result)(\/|$)/;

const LOADED = /<script\b[^>]*?\bsrc="([^"]+)"|<link\b[^>]*?\brel="modulepreload"[^>]*>/g;
// Named in the document for the script that asks for them after the first paint.
const LOADED_LATER = /\bdata-entry="([^"]+)" data-preloads="([^"]*)"/;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g;

/** Measures the JavaScript that each prerendered page and the console's sign-in start with, gzip; returns the table. */
export function checkBundleBudget(root) {
  const dist = join(root, 'public-web', 'dist');
  const pages = existsSync(dist) ? pagesIn(dist) : [];
  if (!pages.some(({ path }) => path === '/')) throw new Error(`There is no home page in ${dist}.`);
  const sizes = pages.map((page) => measure(dist, page));
  const signIn = measureSignIn(join(root, 'admin-console', 'dist'));
  const table = [...sizes, signIn].map(rowOf).join('\n');
  const problems = [...sizes.flatMap(problemsOf), ...overBudget(signIn)];
  if (problems.length === 0) return table;
  throw Object.assign(new Error(problems.join(' ')), {
    output: `${table}\n${problems.join('\n')}`,
  });
}

function pagesIn(dist) {
  return readdirSync(dist, { recursive: true })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, path: `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}` }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** All else of the console comes once somebody has signed in. */
function measureSignIn(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const { scripts, preloads } = filesNamedIn(html);
  const named = [...scripts, ...preloads].map((name) => name.replace(/^\/admin\//, ''));
  const files = withImports(dist, named);
  return { path: '/admin-signin', bytes: gzipSizeOf(dist, files), budget: CONSOLE_BYTES };
}

function measure(dist, { name, path }) {
  const html = readFileSync(join(dist, name), 'utf8');
  const { scripts, preloads } = filesNamedIn(html);
  const ofEntry = withImports(dist, scripts);
  const all = withImports(dist, [...scripts, ...preloads]);
  const bytes = gzipSizeOf(dist, all);
  return { path, bytes, budget: budgetOf(path), files: all.size, ofEntry: ofEntry.size };
}

function filesNamedIn(html) {
  const scripts = [];
  const preloads = [];
  for (const [tag, script] of html.matchAll(LOADED)) {
    if (script) scripts.push(script);
    else preloads.push(/\bhref="([^"]+)"/.exec(tag)[1]);
  }
  const [, entry, later] = LOADED_LATER.exec(html) ?? [];
  if (entry) {
    scripts.push(entry);
    preloads.push(...later.split(' '));
  }
  return { scripts, preloads };
}

/** The files, and all that they import statically. */
function withImports(dist, files, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(join(dist, file), 'utf8');
    const imported = [...code.matchAll(STATIC_IMPORT)].map(([, name]) => join(dirname(file), name));
    withImports(dist, imported, seen);
  }
  return seen;
}

function gzipSizeOf(dist, files) {
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
}

function budgetOf(path) {
  if (path === '/') return HOME_BYTES;
  return PORTAL.test(path) ? PORTAL_BYTES : PUBLIC_BYTES;
}

function rowOf({ path, bytes, budget }) {
  return `          ${path.padEnd(28)} ${kilobytes(bytes).padStart(8)} of ${kilobytes(budget)}`;
}

function problemsOf({ path, files, ofEntry, ...size }) {
  const problems = [];
  if (ofEntry === 0) problems.push(`${path} loads no script.`);
  // Then its code comes later, and is not in the sum.
  else if (files === ofEntry) problems.push(`${path} does not preload its own page's code.`);
  return [...problems, ...overBudget({ path, ...size })];
}

function overBudget({ path, bytes, budget }) {
  return bytes > budget
    ? [`${path} starts with ${kilobytes(bytes)}, over ${kilobytes(budget)}.`]
    : [];
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
