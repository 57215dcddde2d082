import type { Article } from '../../content/article.js';
import { COMPANY } from '../../content/company.js';
import { SITE_ORIGIN } from '../site-origin.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

const blockOf = (paragraph: string): string =>
  paragraph.startsWith('## ')
    ? `<h2>${escaped(paragraph.slice(3))}</h2>`
    : `<p>${escaped(paragraph)}</p>`;

const htmlOf = ({ content }: Article): string =>
  content
    .split(/\n{2,}/)
    .map(blockOf)
    .join('');

const dateOf = (iso: string): string => new Date(`${iso}T00:00:00Z`).toUTCString();

const itemOf = (article: Article): string =>
  [
    '    <item>',
    `      <title>${escaped(article.title)}</title>`,
    `      <link>${SITE_ORIGIN}/blog/${article.id}</link>`,
    `      <guid isPermaLink="false">${article.id}</guid>`,
    `      <pubDate>${dateOf(article.date)}</pubDate>`,
    `      <category>${escaped(article.category)}</category>`,
    `      <dc:creator>${escaped(article.author)}</dc:creator>`,
    `      <description>${escaped(article.excerpt)}</description>`,
    `      <content:encoded>${escaped(htmlOf(article))}</content:encoded>`,
    '    </item>',
  ].join('\n');

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

/** The feed of the blog, with the full texts. */
export const rssOf = (articles: readonly Article[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '  <channel>',
    `    <title>${escaped(COMPANY.name)}: blog</title>`,
    `    <link>${SITE_ORIGIN}/blog</link>`,
    `    <atom:link href="${SITE_ORIGIN}/rss.xml" rel="self" type="application/rss+xml"/>`,
    `    <description>Articles for small businesses and students by ${escaped(COMPANY.name)}</description>`,
    '    <language>en-IN</language>',
    ...articles.map(itemOf),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
