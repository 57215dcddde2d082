/** Holds the pages' streams, in a process of its own, so that holding them takes nothing from the server. */
import { Agent, get, type IncomingMessage } from 'node:http';
import type { FromStreams, Page, ToStreams } from './stream-messages.js';

/** So many connect at a time, as after a restart they come one after the other. */
const AT_ONCE = 50;
const CONNECT_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const tell = (message: FromStreams): boolean | undefined => process.send?.(message);

let onNews: () => void = () => undefined;

/** One stream; resolves once it has told how the test stands. */
const connect = (url: string, { attemptId, token }: Page): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const read = (answer: IncomingMessage): void => {
      if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode ?? 0}`));
      let hasHeard = false;
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        if (!text.includes('data: ')) return;
        if (hasHeard) onNews();
        hasHeard = true;
        resolve();
      });
      answer.on('close', () => tell({ kind: 'broken', why: 'a stream was ended' }));
    };
    const request = get(`${url}/api/test/news?attemptId=${attemptId}`, { agent, headers }, read);
    request.on('error', reject);
    request.setTimeout(CONNECT_MS, () => reject(new Error('nothing was heard')));
  });

async function open(url: string, pages: readonly Page[]): Promise<void> {
  const left = [...pages];
  const inTurns = async (): Promise<void> => {
    for (let page = left.pop(); page; page = left.pop()) await connect(url, page);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurns));
}

function listen(count: number): void {
  const at: number[] = [];
  onNews = () => {
    at.push(Date.now());
    if (at.length === count) tell({ kind: 'heard', at });
  };
  tell({ kind: 'listening' });
}

let held = 0;
process.on('message', (message: ToStreams) => {
  if (message.kind === 'listen') {
    listen(held);
    return;
  }
  held = message.pages.length;
  open(message.url, message.pages).then(
    () => tell({ kind: 'opened' }),
    (error: unknown) => tell({ kind: 'broken', why: String(error) }),
  );
});
tell({ kind: 'up' });
