import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { batchNews } from './batch-news.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function recorded() {
  const sent: (readonly string[] | string)[] = [];
  const news = batchNews((ids) => {
    sent.push(ids);
    return Promise.resolve();
  });
  return { ...news, sent };
}

it('The first news are told at once, and those that follow together and once', () => {
  const { add, sent } = recorded();
  add(['one']);
  expect(sent).toEqual([['one']]);
  add(['two']);
  add(['three', 'two']);
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(100);
  expect(sent).toEqual([['one'], ['two', 'three']]);
});

it('News for all take the place of those for some', () => {
  const { add, sent } = recorded();
  add(['one']);
  add(['two']);
  add('all');
  jest.advanceTimersByTime(100);
  expect(sent).toEqual([['one'], 'all']);
});

it('After a quiet while news are told at once again', () => {
  const { add, sent } = recorded();
  add(['one']);
  jest.advanceTimersByTime(100);
  add(['two']);
  expect(sent).toEqual([['one'], ['two']]);
});

it('What waits as the process ends is told before', async () => {
  const { add, flush, sent } = recorded();
  add(['one']);
  add(['two']);
  await flush();
  expect(sent).toEqual([['one'], ['two']]);
});
