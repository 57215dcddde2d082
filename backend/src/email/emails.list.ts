import {
  before,
  hasWords,
  isText,
  since,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

/** What a mail tells (codes, messages) is nobody's business here; how far it has come is. */
export const EMAILS: ListSpec = {
  resource: 'emails',
  roles: ['support'],
  subject: 'email',
  from: 'emails',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: 'id',
    kind: 'kind',
    to: 'to_address',
    state: 'state',
    tries: 'tries',
    lastError: 'last_error',
    createdAt: 'created_at',
    sentAt: 'sent_at',
  },
  details: { expiresAt: 'expires_at', queuedAt: 'queued_at', claimedUntil: 'claimed_until' },
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q: hasWords('words(to_address)'),
    kind: isText('kind'),
    state: isText('state'),
    since: since('created_at'),
    before: before('created_at'),
  },
};
