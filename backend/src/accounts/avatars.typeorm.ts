import type { AvatarRepository, Avatar } from '@portal/domain/accounts/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

export const AvatarSchema = new EntitySchema<Avatar>({
  name: 'Avatar',
  tableName: 'avatars',
  columns: {
    studentId: { name: 'student_id', type: 'uuid', primary: true },
    id: { type: 'text', unique: true },
    image: { type: 'bytea' },
  },
});

export function typeormAvatars(manager: EntityManager): AvatarRepository {
  const avatars = manager.getRepository(AvatarSchema);
  return {
    find: (id) => avatars.findOneBy({ id }),
    save: ({ image, ...avatar }) =>
      dropResult(avatars.upsert({ ...avatar, image: Buffer.from(image) }, ['studentId'])),
    removeOf: (studentId) => dropResult(avatars.delete({ studentId })),
  };
}
