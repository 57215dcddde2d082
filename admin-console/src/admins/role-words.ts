import type { AdminRole } from '@portal/domain/staff/role.js';
import type { Words } from '../components/choices.js';

export const ROLE_WORDS: Words<AdminRole> = {
  owner: 'Owner',
  support: 'Support',
  content: 'Content',
  finance: 'Finance',
};
