import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { newsInTurn } from './batch-news.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function telling() {
  const told: (readonly string[] | string)[] = [];
  const news = newsInTurn((ids) => {
    told.push(ids);
    return Promise.resolve();
  });
  return { ...news, told };
}

it('The first news are told at once, and those that follow together and once', () => {
  const { tell, told } = telling();
  tell(['one']);
  expect(told).toEqual([['one']]);
  tell(['two']);
  tell(['three', 'two']);
  expect(told).toHaveLength(1);
  jest.advanceTimersByTime(100);
  expect(told).toEqual([['one'], ['two', 'three']]);
});

it('News for all take the place of those for some', () => {
  const { tell, told } = telling();
  tell(['one']);
  tell(['two']);
  tell('all');
  jest.advanceTimersByTime(100);
  expect(told).toEqual([['one'], 'all']);
});

it('After a quiet while news are told at once again', () => {
  const { tell, told } = telling();
  tell(['one']);
  jest.advanceTimersByTime(100);
  tell(['two']);
  expect(told).toEqual([['one'], ['two']]);
});

it('What waits as the process ends is told before', async () => {
  const { tell, flush, told } = telling();
  tell(['one']);
  tell(['two']);
  await flush();
  expect(told).toEqual([['one'], ['two']]);
});
