import { expect, it, jest } from '@jest/globals';
import { keptPictures } from './kept-pictures.js';

it('The picture of the same words is drawn once, also if it cannot be drawn, until four minutes later', async () => {
  jest.useFakeTimers();
  const draw = jest.fn((words: string) =>
    words === 'bad' ? Promise.reject(new Error('too wide')) : Promise.resolve(Buffer.from(words)),
  );
  const picture = keptPictures(draw);
  for (const words of ['good', 'good', 'other']) {
    expect(await picture(words)).toEqual(Buffer.from(words));
  }
  await expect(picture('bad')).rejects.toThrow('too wide');
  await expect(picture('bad')).rejects.toThrow('too wide');
  expect(draw.mock.calls).toEqual([['good'], ['other'], ['bad']]);
  jest.advanceTimersByTime(240_000);
  await expect(picture('bad')).rejects.toThrow('too wide');
  expect(draw).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});
