import type { NoticeItem } from './notice-words.js';

const ABOUT_ONESELF = ['contact', 'background', 'password', 'profile', 'tests'] as const;
const OF_THE_PORTAL = ['payments', 'mails', 'technical'] as const;

export const NOTICE_ITEMS: Readonly<Record<string, readonly NoticeItem[]>> = {
  'account-4': [...ABOUT_ONESELF, 'age', 'leaving', ...OF_THE_PORTAL],
  'account-3': [...ABOUT_ONESELF, 'leaving', ...OF_THE_PORTAL],
  'account-2': [...ABOUT_ONESELF, ...OF_THE_PORTAL],
  'application-3': ['applicant', 'application', 'age', 'mails', 'technical'],
  'application-2': ['applicant', 'application', 'mails', 'technical'],
  'certificate-4': ['certificate', 'tries'],
  'certificate-3': ['certificate', 'tries'],
  'certificate-2': ['certificate'],
};
