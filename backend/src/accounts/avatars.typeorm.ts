import type { AvatarRepository } from '@portal/domain/accounts/index.js';
import type { EntityManager } from 'typeorm';
import { AvatarSchema } from './avatar.schema.js';

export function typeormAvatars(manager: EntityManager): AvatarRepository {
  const avatars = manager.getRepository(AvatarSchema);
  return {
    find: (id) => avatars.findOneBy({ id }),
    async save({ image, ...avatar }) {
      await avatars.upsert({ ...avatar, image: Buffer.from(image) }, ['studentId']);
    },
    async removeOf(studentId) {
      await avatars.delete({ studentId });
    },
  };
}
