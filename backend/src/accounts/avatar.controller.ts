import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import type { AvatarRepository } from '@portal/domain/accounts/index.js';
import { Access } from '../platform/http/handler.js';
import { NoSuchRoute } from '../platform/http/http-errors.js';
import { InjectPort } from '../platform/ports.js';

const FILE = /^([0-9a-f]{32})\.webp$/;

@Controller('avatars')
@Access('anyone')
export class AvatarController {
  constructor(@InjectPort('avatars') private readonly avatars: AvatarRepository) {}

  @Get(':file')
  @Header('Cache-Control', 'private, max-age=31536000, immutable')
  async show(@Param('file') file: string): Promise<StreamableFile> {
    const [, id] = FILE.exec(file) ?? [];
    const avatar = id ? await this.avatars.find(id) : null;
    if (!avatar) throw new NoSuchRoute();
    return new StreamableFile(avatar.image, { type: 'image/webp' });
  }
}
