import {
  isDecodable,
  PICTURE_MESSAGE,
  refusePictureFile,
} from '@portal/domain/accounts/picture-rules.js';

/** A picture that was chosen, and its preview. */
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

/**
 * Looks at a chosen file as the server will. Answers with the picture, or with the message to show.
 * The preview is a data address: the Content-Security-Policy lets no blob through.
 */
export async function readPicture(file: File): Promise<Picture | string> {
  const refusal = refusePictureFile(file);
  if (refusal !== null) return refusal;
  try {
    const preview = await dataAddressOf(file);
    const { naturalWidth, naturalHeight } = await decoded(preview);
    return isDecodable(naturalWidth, naturalHeight) ? { file, preview } : PICTURE_MESSAGE.pixels;
  } catch {
    return PICTURE_MESSAGE.type;
  }
}
