import { describe, expect, it } from '@jest/globals';
import { findBlocker, type Watched } from './event-loop.js';

/** A product in which each request blocks for so long, on a machine that is sometimes busy. */
function watched(blockOf: (number: number) => number, busy: number[] = []): Watched {
  let longest = 0;
  const block = (ms: number) => {
    longest = Math.max(longest, ms, busy.shift() ?? 0);
    return Promise.resolve();
  };
  return {
    send: async (numbers) => {
      for (const number of numbers) await block(blockOf(number));
    },
    sendIdle: () => block(10),
    longestBlock: () => {
      const last = longest;
      longest = 0;
      return Promise.resolve(last);
    },
  };
}

const NUMBERS = Array.from({ length: 500 }, (_, at) => at);

describe('The request that blocks the event loop', () => {
  it('is found among 500 requests', async () => {
    const product = watched((number) => (number === 317 ? 90 : 11));
    expect(await findBlocker(product, NUMBERS)).toEqual({ number: 317, ms: 90 });
  });

  it('is none where none blocks for more than 50 ms', async () => {
    const product = watched(() => 60);
    expect(await findBlocker(product, NUMBERS)).toBeNull();
  });

  it('is none where the machine was busy', async () => {
    const product = watched(() => 11, [300, 12, 11]);
    expect(await findBlocker(product, NUMBERS)).toBeNull();
  });

  it('is found on a machine that is busy now and then', async () => {
    const product = watched((number) => (number === 3 ? 90 : 11), [0, 0, 0, 0, 0, 80, 0, 400]);
    expect(await findBlocker(product, NUMBERS)).toEqual({ number: 3, ms: 90 });
  });
});
