import type { AnswerOf } from '../../providers/data-provider.js';

export type Account = AnswerOf<'/api/admin/account'>;

export type OwnPasskey = Account['passkeys'][number];
