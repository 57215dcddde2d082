import type { Config } from '../platform/config/config.js';
import type { Sender } from './blocks.js';

/** The part after the @ of our Message-IDs: the site's host. */
export const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname;

export function companyOf({ MAIL_FROM, PUBLIC_URL }: Config): string {
  const [, name = ''] = /^([^<]*)</.exec(MAIL_FROM) ?? [];
  const bare = name.replaceAll('"', '').trim();
  return bare === '' ? hostOf(PUBLIC_URL) : bare;
}

export const companyNameOf = (config: Config): string => config.COMPANY_NAME ?? companyOf(config);

/** @param inbox the inbox of the settings; empty: the configured one */
export const senderOf = (config: Config, inbox: string): Sender => ({
  company: companyOf(config),
  publicUrl: config.PUBLIC_URL,
  contact: inbox || config.COMPANY_INBOX,
});
