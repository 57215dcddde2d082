import type { Words } from '@portal/domain/kernel/words.js';
import type { AdminRole } from '@portal/domain/staff/role.js';

export const ROLE_WORDS: Words<AdminRole> = {
  owner: 'Owner',
  support: 'Support',
  content: 'Content',
  finance: 'Finance',
  supervisor: 'Supervisor',
};
