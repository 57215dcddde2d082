import { isText, isTrue, type ListSpec } from '../platform/admin-lists/list-spec.js';
import { text } from '../platform/http/input.js';

export const ADMINS: ListSpec = {
  resource: 'admins',
  roles: ['owner'],
  from: 'admins',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: 'id',
    username: 'username',
    role: 'role',
    active: 'active',
    hasTotp: 'totp_confirmed_at IS NOT NULL',
    passkeys: 'jsonb_array_length(passkeys)',
    mustChangePassword: 'must_change_password',
    createdAt: 'created_at',
  },
  sorts: { createdAt: 'created_at', username: 'username' },
  newest: 'createdAt',
  filters: {
    q: { value: text, sql: (parameter) => `starts_with(username, lower(btrim(${parameter})))` },
    role: isText('role'),
    active: isTrue('active'),
    hasSecondFactor: isTrue(`(totp_confirmed_at IS NOT NULL OR passkeys <> '[]')`),
  },
};
