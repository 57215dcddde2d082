import { randomBytes } from 'node:crypto';
import { NotAPicture } from '@portal/domain/accounts/errors.js';
import type { NewAvatar } from '@portal/domain/accounts/update-profile.js';
import sharp from 'sharp';

const SIDE_PIXELS = 256;
const MOST_PIXELS = 16_000_000;
const QUALITY = 82;

/** What a picture is, is told by its bytes; only these three are ever decoded. */
const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });

/**
 * Decodes a picture and makes a small square one of it, without metadata.
 * @throws NotAPicture
 */
export async function pictureOf(bytes: Buffer): Promise<NewAvatar> {
  try {
    const image = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { id: randomBytes(16).toString('hex'), image };
  } catch {
    throw new NotAPicture();
  }
}
