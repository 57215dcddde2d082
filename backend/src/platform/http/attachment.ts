import { StreamableFile } from '@nestjs/common';

export const PDF = 'application/pdf';

export const attachment = (bytes: Uint8Array, fileName: string, type = PDF): StreamableFile =>
  new StreamableFile(bytes, { type, disposition: `attachment; filename="${fileName}"` });
