import { EMAIL_STATE_WORDS } from '@portal/domain/email/email-words.js';
import { stateBadge } from '../components/badge.js';

export const EmailState = stateBadge(EMAIL_STATE_WORDS, { sent: 'good', failed: 'bad' });
