import type { AnswerOf } from '../../providers/api-types.js';

export type Account = AnswerOf<'/api/admin/account'>;

export type OwnPasskey = Account['passkeys'][number];
