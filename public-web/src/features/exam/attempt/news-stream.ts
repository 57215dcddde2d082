import type { News } from './test-news.js';

const LEAST_WAIT_MS = 1_000;
const MOST_WAIT_MS = 30_000;
/** The server sends a sign of life every 15 s. */
const SILENT_MS = 40_000;

export type StreamPorts = {
  readonly attemptId: string;
  readonly token: () => string | null;
  readonly onNews: (news: News) => void;
};

/** Reads whole events from the start of a text. @returns the rest */
export function takeEvents(text: string, onData: (data: string) => void): string {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  for (const part of parts) if (part.startsWith('data: ')) onData(part.slice('data: '.length));
  return rest;
}

async function read(body: ReadableStream<Uint8Array>, alive: () => void, ports: StreamPorts) {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream).getReader();
  let text = '';
  for (;;) {
    const { value, done } = (await reader.read()) as ReadableStreamReadResult<string>;
    if (done) return;
    alive();
    text = takeEvents(text + value, (data) => ports.onNews(JSON.parse(data) as News));
  }
}

/** One connection, until it ends. @returns whether it was open */
async function connect(ports: StreamPorts, token: string, stop: AbortSignal): Promise<boolean> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_MS);
  };
  alive();
  try {
    const path = `/api/test/news?attemptId=${encodeURIComponent(ports.attemptId)}`;
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const signal = AbortSignal.any([stop, silence.signal]);
    const response = await fetch(path, { headers, signal });
    if (!response.ok || !response.body) return false;
    await read(response.body, alive, ports);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Random, since a restarting server loses all its pages in the same moment. */
const waitAfter = (failures: number): number =>
  Math.min(MOST_WAIT_MS, LEAST_WAIT_MS * 2 ** failures) * (0.5 + Math.random());

/** Optional: the answer to each save has the same events. @returns a function that ends it */
export function listenToNews(ports: StreamPorts): () => void {
  const stop = new AbortController();
  const run = async () => {
    let failures = 0;
    while (!stop.signal.aborted) {
      const token = ports.token();
      const hasStood = token !== null && (await connect(ports, token, stop.signal));
      failures = hasStood ? 0 : failures + 1;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitAfter(failures));
        stop.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  };
  void run();
  return () => stop.abort();
}
