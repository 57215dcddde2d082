import { describe, expect, it } from '@jest/globals';
import { isDecodable, rejectPictureFile } from './picture-rules.js';

const FIVE_MB = 5 * 1024 * 1024;

describe('a file for a profile picture', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s of up to 5 MB', (type) => {
    expect(rejectPictureFile({ type, size: FIVE_MB })).toBeNull();
  });

  it.each(['image/svg+xml', 'image/gif', 'image/heic', 'text/html', ''])(
    'is refused as %p',
    (type) => {
      expect(rejectPictureFile({ type, size: 1 })).toBe(
        'Please choose a JPEG, PNG or WebP picture.',
      );
    },
  );

  it('is refused above 5 MB', () => {
    expect(rejectPictureFile({ type: 'image/png', size: FIVE_MB + 1 })).toBe(
      'Please choose a picture of at most 5 MB.',
    );
  });
});

it('a picture has at most 16 megapixels', () => {
  expect(isDecodable(4000, 4000)).toBe(true);
  expect(isDecodable(4000, 4001)).toBe(false);
});
