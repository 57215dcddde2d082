import { setTimeout as delay } from 'node:timers/promises';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { Queue } from 'bullmq';
import { fastify, type FastifyInstance } from 'fastify';
import { EMAIL_QUEUE } from '../email/index.js';
import type { Config } from '../platform/config/config.js';
import { queueEngine } from '../platform/queue/queue-engine.bullmq.js';
import { SCHEDULE_QUEUE } from '../platform/queue/queue-names.js';
import { QUEUE_BOARD } from './sign-in-page.js';

/** Fonts from elsewhere and a splash with inline styles: the Content-Security-Policy refuses both. */
const FOREIGN_FONTS = /<link href="https:\/\/fonts\.[^<>]*>/g;
const ROOT = '<div id="root">';
const END_OF_SPLASH = '</style>';

const LOOKS = 40;
const LOOK_AGAIN_MS = 50;

/** The queue's connection is new; if its store is away, the board shows that. */
async function untilItAnswers(queue: Queue): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await queue.getJobCounts('waiting').catch(() => null);
    if (answer) return;
    await delay(LOOK_AGAIN_MS);
  }
}

function withoutSplash(html: string): string {
  const start = html.indexOf(ROOT) + ROOT.length;
  const end = html.indexOf(END_OF_SPLASH, start);
  if (start < ROOT.length || end < 0) return html;
  return html.slice(0, start) + html.slice(end + END_OF_SPLASH.length);
}

const withoutForeign = (html: string): string => withoutSplash(html.replace(FOREIGN_FONTS, ''));

/** Bull Board over all queues, as an app that listens on no port. */
export async function boardApp(config: Config): Promise<FastifyInstance> {
  const engine = queueEngine(config);
  const queues = [EMAIL_QUEUE, SCHEDULE_QUEUE].map((name) => engine.queue(name));
  // If a store is away, the page says so; the process goes on.
  for (const queue of queues) queue.on('error', () => undefined);
  await Promise.all(queues.map(untilItAnswers));
  const readOnlyMode = config.QUEUE_BOARD === 'read-only';
  const serverAdapter = new FastifyAdapter().setBasePath(QUEUE_BOARD);
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode })),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Queues', hideRedisDetails: true } },
  });
  const app = fastify();
  app.addHook('onSend', (_, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    done(null, isPage && typeof payload === 'string' ? withoutForeign(payload) : payload);
  });
  app.addHook('onClose', async () => {
    await Promise.all(queues.map((queue) => queue.close()));
    engine.close();
  });
  await app.register(serverAdapter.registerPlugin(), { prefix: QUEUE_BOARD });
  await app.ready();
  return app;
}
