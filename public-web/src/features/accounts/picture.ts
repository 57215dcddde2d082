import {
  isDecodable,
  PICTURE_MESSAGE,
  rejectPictureFile,
} from '@portal/domain/accounts/picture-rules.js';

export type Picture = { readonly file: File; readonly preview: string };

const dataAddressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('Not readable'));
    reader.readAsDataURL(file);
  });

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The largest size at which it is shown. */
const LONGEST_SIDE = 1024;

/** The picture made smaller, in an accepted type; null if this browser can't read it. */
async function reduced(file: File): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp'));
    return image && new File([image], 'picture', { type: image.type });
  } catch {
    return null;
  }
}

/** Only photographs are made smaller: a drawing may contain scripts. */
async function readAnyway(file: File, refusal: string): Promise<Picture | string> {
  const isPhotograph = file.type.startsWith('image/') && file.type !== 'image/svg+xml';
  const smaller = isPhotograph ? await reduced(file) : null;
  return smaller ? { file: smaller, preview: await dataAddressOf(smaller) } : refusal;
}

/** The picture, or the message to show. The preview is a data address: the Content-Security-Policy allows no blob. */
export async function readPicture(file: File): Promise<Picture | string> {
  const refusal = rejectPictureFile(file);
  if (refusal !== null) return readAnyway(file, refusal);
  try {
    const preview = await dataAddressOf(file);
    const { naturalWidth, naturalHeight } = await decoded(preview);
    if (isDecodable(naturalWidth, naturalHeight)) return { file, preview };
    return await readAnyway(file, PICTURE_MESSAGE.pixels);
  } catch {
    return PICTURE_MESSAGE.type;
  }
}
