import { COMPANY } from '@portal/domain/kernel/company.js';
import { HERO } from '../../content/hero.js';
import { SITE_ORIGIN } from '../../lib/site-origin.js';

export type SiteFile = { readonly name: string; readonly text: string };

const sitemapOf = (paths: readonly string[]): string => {
  const urls = paths.map((path) => `  <url><loc>${SITE_ORIGIN}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};

// Pages with noindex stay open to crawlers, which could not see the noindex otherwise.
const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', '']
  .concat(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`, '')
  .join('\n');

const EXPIRES_AFTER_MS = 360 * 24 * 60 * 60 * 1000;

/** How to report a vulnerability (RFC 9116); it expires a year after the build. */
const securityOf = (builtAt: Date): string =>
  [
    `Contact: mailto:${COMPANY.securityEmail}`,
    `Expires: ${new Date(builtAt.getTime() + EXPIRES_AFTER_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${SITE_ORIGIN}/.well-known/security.txt`,
    '',
  ].join('\n');

const icon = (size: number, purpose: string, name = `icon-${String(size)}`) => ({
  src: `/${name}.png`,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
  purpose,
});

const manifest = {
  name: COMPANY.name,
  short_name: COMPANY.name,
  description: HERO.description,
  lang: 'en-IN',
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon(192, 'any'),
    icon(512, 'any'),
    icon(512, 'maskable', 'icon-maskable-512'),
  ],
};

/** The files for crawlers and phones; `indexed` are the addresses of the site map. */
export const siteFiles = (indexed: readonly string[]): readonly SiteFile[] => [
  { name: 'sitemap.xml', text: sitemapOf(indexed) },
  { name: 'robots.txt', text: robots },
  { name: '.well-known/security.txt', text: securityOf(new Date()) },
  { name: 'site.webmanifest', text: JSON.stringify(manifest, null, 2) },
];
