import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const APP = join(import.meta.dirname, '../../dist/app/http-server.js');

/** Notes each module that is loaded, also those that load hooks of Node 20 are not asked about. */
const HOOK = `data:text/javascript,${encodeURIComponent(`
  let port;
  export const initialize = (data) => { port = data.port; };
  export const load = (url, context, next) => { port.postMessage(url); return next(url, context); };`)}`;

const PROGRAM = `
  import { createRequire, register } from 'node:module';
  import { MessageChannel } from 'node:worker_threads';
  const { port1, port2 } = new MessageChannel();
  const urls = [];
  const last = 'data:text/javascript,//the last';
  const allCame = new Promise((resolve) =>
    port1.on('message', (url) => { urls.push(url); if (url === last) resolve(); }));
  register(${JSON.stringify(HOOK)}, { parentURL: import.meta.url, data: { port: port2 }, transferList: [port2] });
  await import(${JSON.stringify(APP)});
  await import(last);
  await allCame;
  const required = Object.keys(createRequire(import.meta.url).cache);
  process.stdout.write(JSON.stringify([...urls, ...required]), () => process.exit(0));`;

/** Each is loaded by who needs it: the first order, mail, file, picture, job. */
const LATER = [
  ...['razorpay', 'axios', 'nodemailer', 'csv-parse', 'csv-stringify', 'sharp', 'pdfkit'],
  ...['bullmq', 'ioredis', '@digitalbazaar/vc', 'smtp-server'],
];

it('A start loads no library that only some calls need', async () => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', `import 'reflect-metadata';${PROGRAM}`],
    { cwd: import.meta.dirname, env, maxBuffer: 16 * 1024 * 1024 },
  );
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded.some((url) => url.includes('/node_modules/fastify/'))).toBe(true);
  expect(
    LATER.filter((name) => loaded.some((url) => url.includes(`/node_modules/${name}/`))),
  ).toEqual([]);
});
