const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

const MEGA = 1_000_000;
const MEBI = 1024 * 1024;
const MOST_MEBIBYTES = 5;
const MOST_MEGAPIXELS = 16;

export const MOST_PICTURE_BYTES = MOST_MEBIBYTES * MEBI;

export const MOST_PICTURE_PIXELS = MOST_MEGAPIXELS * MEGA;

export const PICTURE_MESSAGE = {
  type: 'Please choose a JPEG, PNG or WebP picture.',
  bytes: `Please choose a picture of at most ${String(MOST_MEBIBYTES)} MB.`,
  pixels: `Please choose a picture of at most ${String(MOST_MEGAPIXELS)} megapixels.`,
} as const;

export function rejectPictureFile({ type, size }: { type: string; size: number }): string | null {
  if (!PICTURE_TYPES.includes(type)) return PICTURE_MESSAGE.type;
  return size > MOST_PICTURE_BYTES ? PICTURE_MESSAGE.bytes : null;
}

/** Whether a picture of this width and height is small enough to be decoded. */
export const isDecodable = (width: number, height: number): boolean =>
  width * height <= MOST_PICTURE_PIXELS;
