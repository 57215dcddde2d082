import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { machine, type Verdict } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { timesOfOthers } from '../shared/others.js';
import { conclude } from '../shared/report.js';
import { startProduct } from '../shared/servers.js';
import { percentile } from '../shared/statistics.js';
import { addOpenAttempts } from '../shared/students.js';

/** As many uploads are under way at any moment. */
const AT_ONCE = 60;
/** Those who send them: one, or so many that nobody has more than a few turns. */
const SENDERS = [1, 15];
/** The largest that is taken has 16 megapixels. */
const SIDE = 4_000;
const MOST_MS = 300;

const database = await startDatabaseServer();
const url = await database.migrated('pictures');
const product = await startProduct(url);

/** A picture that takes long to decode, and is below 5 MB. */
const picture = await sharp({
  create: {
    width: SIDE,
    height: SIDE,
    channels: 3,
    background: '#c9a227',
    noise: { type: 'gaussian', mean: 128, sigma: 4 },
  },
})
  .jpeg({ quality: 60 })
  .toBuffer();

/** The upload as it goes over the wire, put together once: this process also measures. */
async function uploadOf(file: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('avatar', new Blob([file]), 'me.jpg');
  const encoded = new Response(form);
  const type = encoded.headers.get('Content-Type') ?? '';
  return { type, bytes: await encoded.arrayBuffer() };
}

const upload = await uploadOf(Uint8Array.from(picture));

/** Sends the picture; its status, and after how many seconds it may be sent again. */
async function send(token: string): Promise<{ status: number; pauseSeconds: number }> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': upload.type };
  const body = upload.bytes;
  const answer = await fetch(`${product.url}/api/user`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return { status: answer.status, pauseSeconds: Number(answer.headers.get('Retry-After')) };
}

/** Sends it again and again, and counts the answers by their status. */
async function sendUntil(isOver: () => boolean, token: string, told: Map<number, number>) {
  while (!isOver()) {
    const { status, pauseSeconds } = await send(token);
    told.set(status, (told.get(status) ?? 0) + 1);
    if (pauseSeconds > 0 && !isOver()) await pause(pauseSeconds * 1_000);
  }
}

async function beside(senders: number) {
  const students = await addOpenAttempts(url, senders);
  const told = new Map<number, number>();
  let isOver = false;
  const uploads = Array.from({ length: AT_ONCE / senders }, () => students)
    .flat()
    .map(({ token }) => sendUntil(() => isOver, token, told));
  const times = await timesOfOthers(product.url, url);
  isOver = true;
  await Promise.all(uploads);
  return { times, told };
}

try {
  const megabytes = (picture.length / 2 ** 20).toFixed(1);
  console.log(`${AT_ONCE} pictures of 16 megapixels, ${megabytes} MB, at once; ${machine()}`);
  // The first warm up: the library that decodes is loaded with the first picture.
  for (const { token } of await addOpenAttempts(url, 1)) await send(token);
  await timesOfOthers(product.url, url);
  const atRest = percentile(await timesOfOthers(product.url, url), 0.99);
  const verdicts: Verdict[] = [];
  for (const senders of SENDERS) {
    const { times, told } = await beside(senders);
    const p99 = percentile(times, 0.99);
    console.log(
      `${senders} senders, answers by status: ${JSON.stringify(Object.fromEntries(told))}`,
    );
    if (!told.has(200)) throw new Error('No picture was taken');
    verdicts.push({
      what: `${AT_ONCE} pictures at once of ${senders} student${senders === 1 ? '' : 's'}`,
      measured: `others p99 ${p99.toFixed(0)} ms (at rest ${atRest.toFixed(0)} ms)`,
      target: `≤ ${MOST_MS} ms more than at rest`,
      isMet: p99 - atRest <= MOST_MS,
    });
  }
  conclude(verdicts);
} finally {
  await product.stop();
  await database.stop();
}
