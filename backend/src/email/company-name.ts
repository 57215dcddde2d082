import { COMPANY } from '@portal/domain/kernel/company.js';
import type { Config } from '../platform/config/config.js';
import type { Sender } from './phrases.js';

/** The part after the @ of our Message-IDs: the site's host. */
export const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname;

/** @param inbox the inbox of the settings; empty: the configured one */
export const senderOf = (config: Config, inbox: string): Sender => ({
  company: COMPANY.name,
  publicUrl: config.PUBLIC_URL,
  contact: inbox || config.COMPANY_INBOX,
});
