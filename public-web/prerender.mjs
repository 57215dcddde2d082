import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { precompress } from '../tools/scripts/lib/precompress.mjs';
import { drawIcons } from './icons.mjs';
import { drawSharePicture } from './share-picture.mjs';

// Before React is loaded: it picks its build by this.
process.env.NODE_ENV = 'production';

const ENTRY = 'src/app/entry-client.tsx';
const STARTER = 'src/starter/starter.ts';
/** Pages that are only read: nobody needs their scripts before the first touch. */
const READ_ONLY = /\/(home-page|reading-page|site-map-page|not-found-page)\.tsx$/;
/** It asks the server what to show. */
const ASKS = '/my-application';
const root = import.meta.dirname;
const dist = join(root, 'dist');
const { documents, OUTDATED, renderDocument, SAMPLES, SHARE_PICTURES, siteFiles } =
  await import('./dist-ssr/entry-server.js');
const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));

function chunksOf(source, seen = new Map()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the build: does the route table name it right?`);
  if (seen.has(source)) return seen;
  seen.set(source, chunk);
  for (const imported of chunk.imports ?? []) chunksOf(imported, seen);
  // After what it imports, so that its own styles win.
  seen.delete(source);
  return seen.set(source, chunk);
}

function assetsOf({ path, source }) {
  const chunks = [...chunksOf(ENTRY).values(), ...chunksOf(source).values()];
  const files = new Set(chunks.map(({ file }) => `/${file}`));
  const entry = `/${manifest[ENTRY].file}`;
  files.delete(entry);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))];
  // A form can't wait for its script.
  const waitsForTouch = READ_ONLY.test(source) && path !== ASKS;
  const starter = `/${manifest[STARTER].file}`;
  files.delete(starter);
  return { entry, preloads: [...files], styles, starter, waitsForTouch };
}

async function sizeOf(files) {
  const contents = await Promise.all(files.map((file) => readFile(join(dist, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
}

const QUIZ = 'src/features/exam/attempt/quiz-page.tsx';
const WORKER_OF_A_PAGE = /assets\/[\w.-]+\.worker-[\w-]+\.js/g;
const FONT = /\/assets\/[\w.-]+\.woff2/g;

/** What the code of a page, once it runs, asks for later, and what that asks for in turn. */
function laterOf(source, seen = new Map()) {
  for (const name of manifest[source].dynamicImports ?? []) {
    if (seen.has(name)) continue;
    for (const [part, chunk] of chunksOf(name)) seen.set(part, chunk);
    laterOf(name, seen);
  }
  return seen;
}

/** The worker that keeps the page of the test, with the files of this build that the page is made of. */
async function quizWorker() {
  const { entry, preloads, styles } = assetsOf({ path: '/quiz', source: QUIZ });
  const late = [...laterOf(QUIZ).values()].flatMap(({ file, css = [] }) =>
    [file, ...css].map((name) => `/${name}`),
  );
  const scripts = [entry, ...preloads, ...late];
  const texts = await Promise.all(scripts.map((file) => readFile(join(dist, file), 'utf8')));
  const workers = texts.join('').match(WORKER_OF_A_PAGE) ?? [];
  const fonts = (await readFile(join(dist, 'quiz/index.html'), 'utf8')).match(FONT) ?? [];
  const files = [
    ...new Set([...scripts, ...styles, ...workers.map((file) => `/${file}`), ...fonts]),
  ].sort();
  const code = await readFile(join(dist, 'quiz-worker.js'), 'utf8');
  const name = `quiz-${createHash('sha256').update(files.join()).digest('hex').slice(0, 12)}`;
  return `self.shell=${JSON.stringify({ name, entry, files })};\n${code}`;
}

const allChunks = Object.keys(manifest).flatMap((name) => [...chunksOf(name).values()]);
/** Each file of styles with the names of its classes, what a chunk imports before it. */
const styleSheets = await Promise.all(
  [...new Set(allChunks.flatMap(({ css = [] }) => css))].map(async (file) => {
    const text = await readFile(join(dist, file), 'utf8');
    return { file: `/${file}`, names: [...text.matchAll(/\.(_[\w-]+)/g)].map(([, name]) => name) };
  }),
);

/** The styles of parts that the page fetches later but that its document shows already. */
const stylesShown = ({ styles }, html) =>
  styleSheets
    .filter(
      ({ file, names }) => !styles.includes(file) && names.some((name) => html.includes(name)),
    )
    .map(({ file }) => file);

const NOINDEX = '<meta name="robots" content="noindex"/>';

const initial = [];
const indexed = [];
for (const plan of documents) {
  const { path, output } = plan;
  const assets = assetsOf(plan);
  const first = await renderDocument(path, assets);
  const later = stylesShown(assets, first);
  assets.styles.push(...later);
  const html = later.length > 0 ? await renderDocument(path, assets) : first;
  const target = join(dist, output);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, html);
  if (!html.includes(NOINDEX)) indexed.push(path);
  const { entry, preloads, starter } = assets;
  const scripts = [starter, entry, ...preloads];
  initial.push({
    path,
    output,
    scripts,
    gzip: await sizeOf(scripts),
    css: await sizeOf(assets.styles),
  });
}

await writeFile(join(dist, 'quiz-worker.js'), await quizWorker());

for (const { name, text } of siteFiles(indexed)) {
  await mkdir(dirname(join(dist, name)), { recursive: true });
  await writeFile(join(dist, name), text);
}
for (const { file, ...words } of SHARE_PICTURES) {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), await drawSharePicture(words));
}
const icons = await drawIcons(await readFile(join(root, 'public', 'icon.svg')));
for (const [name, icon] of Object.entries(icons)) await writeFile(join(dist, name), icon);
// The server reads it at its start: what is a sample must not open unseen.
await writeFile(join(dist, 'samples.json'), JSON.stringify(SAMPLES, null, 2));
for (const text of OUTDATED)
  console.warn(`Over a year old, please look whether it is still true: ${text}`);
await writeFile(join(root, 'dist-ssr', 'initial-scripts.json'), JSON.stringify(initial, null, 2));
await rm(join(dist, '.vite'), { recursive: true });
await precompress(dist);

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
console.log('\nInitial load, gzip:  scripts    styles');
for (const { path, gzip, css } of initial) {
  console.log(`  ${path.padEnd(26)}${kilobytes(gzip)} ${kilobytes(css)}`);
}
