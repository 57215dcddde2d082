import type { Config } from '../config/config.js';
import { PUBLIC_WEB } from './built-sites.js';
import { readSite, type Site, type SitePages } from './site-pages.js';

export type PublicSite = () => Promise<Site>;

export const PUBLIC_SITE = Symbol('PublicSite');

export function publicSite({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): PublicSite {
  let read: Promise<Site> | null = null;
  return () => (read ??= readSite(PUBLIC_WEB, PUBLIC_URL));
}

export type PublicPages = () => Promise<SitePages>;

export const PUBLIC_PAGES = Symbol('PublicPages');
