import { StreamableFile } from '@nestjs/common';

export const PDF = 'application/pdf';

/** A file that the browser saves under this name. */
export const attachment = (bytes: Uint8Array, fileName: string, type = PDF): StreamableFile =>
  new StreamableFile(bytes, { type, disposition: `attachment; filename="${fileName}"` });
