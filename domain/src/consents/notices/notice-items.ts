import type { ConsentPurpose } from '../notices.js';
import type { NoticeItem } from './notice-words.js';

const ABOUT_ONESELF = ['contact', 'background', 'password', 'profile', 'tests'] as const;
const OF_THE_PORTAL = ['payments', 'mails', 'technical'] as const;

export const NOTICE_ITEMS: Readonly<Record<ConsentPurpose, readonly NoticeItem[]>> = {
  account: [...ABOUT_ONESELF, 'age', 'leaving', ...OF_THE_PORTAL],
  application: ['applicant', 'application', 'age', 'mails', 'technical'],
  certificate: ['certificate', 'tries'],
};
