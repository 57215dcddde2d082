import { randomBytes } from 'node:crypto';
import * as accounts from '@portal/domain/accounts/index.js';
import sharp from 'sharp';

const SIDE_PIXELS = 256;
const QUALITY = 82;

/** More threads would take the core that answers requests. */
sharp.concurrency(1);

/** The bytes decide the type of a picture; only these three types are ever decoded. */
const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });

/** Reads only the head of the file, so a picture that is too large is never decoded. */
async function rejectTooDetailed(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!accounts.isDecodable(width, height)) throw new accounts.PictureTooDetailed();
}

/** A small square, without metadata. @throws NotAPicture, PictureTooDetailed */
export async function pictureOf(bytes: Buffer): Promise<accounts.NewAvatar> {
  try {
    await rejectTooDetailed(bytes);
    const image = await sharp(bytes, {
      limitInputPixels: accounts.MOST_PICTURE_PIXELS,
      failOn: 'error',
    })
      .rotate()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { id: randomBytes(16).toString('hex'), image };
  } catch (error) {
    throw error instanceof accounts.PictureTooDetailed ? error : new accounts.NotAPicture();
  }
}
