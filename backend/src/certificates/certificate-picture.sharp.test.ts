import { jest } from '@jest/globals';
import sharp from 'sharp';
import { certificatePicture } from './certificate-picture.sharp.js';
import { keptPictures } from './kept-pictures.js';

const WORDS = {
  ...{ company: 'Saral Digital', title: 'Certificate of a skills assessment' },
  ...{ large: 'Asha Rao', below: 'Data Science', state: 'Valid', tone: 'good' as const },
  taken: `Taken under supervision on 30 September 2026 at ${'Wide Hall '.repeat(20)}`,
  foot: '3467-CDFH · check it at portal.example.com',
};

it.each(['Asha Rao', 'W'.repeat(100), 'क'.repeat(100), 'ᱥᱟᱱᱛᱟᱲᱤ'])(
  'The picture of a certificate has room for the name %s',
  async (large) => {
    const picture = await certificatePicture({ ...WORDS, large, company: large.padEnd(60, 'W') });
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const right = { left: 1140, top: 0, width: 60, height: 630 };
    const { channels } = await sharp(await sharp(picture).extract(right).toBuffer()).stats();
    expect(channels[0]).toMatchObject({ min: 255 });
  },
);

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
