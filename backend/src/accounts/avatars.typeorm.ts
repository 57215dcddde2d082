import type { AvatarRepository } from '@portal/domain/accounts/index.js';
import type { EntityManager } from 'typeorm';
import { AvatarSchema } from './avatar.schema.js';
import { dropResult } from '../platform/database/drop-result.js';

export function typeormAvatars(manager: EntityManager): AvatarRepository {
  const avatars = manager.getRepository(AvatarSchema);
  return {
    find: (id) => avatars.findOneBy({ id }),
    save: ({ image, ...avatar }) =>
      dropResult(avatars.upsert({ ...avatar, image: Buffer.from(image) }, ['studentId'])),
    removeOf: (studentId) => dropResult(avatars.delete({ studentId })),
  };
}
