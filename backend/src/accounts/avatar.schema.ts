import type { Avatar } from '@portal/domain/accounts/index.js';
import { EntitySchema } from 'typeorm';

export const AvatarSchema = new EntitySchema<Avatar>({
  name: 'Avatar',
  tableName: 'avatars',
  columns: {
    studentId: { name: 'student_id', type: 'uuid', primary: true },
    id: { type: 'text', unique: true },
    image: { type: 'bytea' },
  },
});
