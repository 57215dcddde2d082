import fastify from 'fastify';
import { callerLeft } from './caller-left.js';

test('It is known that a caller left before the answer, and not where the answer was sent', async () => {
  const app = fastify({ forceCloseConnections: true });
  const signals: AbortSignal[] = [];
  const met = new Promise<AbortSignal>((resolve) => {
    app.post('/wait', (_, reply) => resolve(callerLeft(reply)));
  });
  app.post('/quick', (_, reply) => {
    signals.push(callerLeft(reply));
    return reply.send('done');
  });
  const url = await app.listen();
  try {
    await (await fetch(`${url}/quick`, { method: 'POST', body: 'words' })).text();
    const caller = new AbortController();
    const call = fetch(`${url}/wait`, { method: 'POST', body: 'words', signal: caller.signal });
    const signal = await met;
    expect(signal.aborted).toBe(false);
    const hasLeft = new Promise((resolve) => signal.addEventListener('abort', resolve));
    caller.abort();
    await expect(call).rejects.toThrow();
    await hasLeft;
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  } finally {
    await app.close();
  }
});
