import type { Article } from '../../content/article.js';
import { COMPANY } from '../../content/company.js';
import type { NewsItem } from '../../content/news.js';
import { SITE_ORIGIN } from '../../lib/site-origin.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

const blockOf = (paragraph: string): string =>
  paragraph.startsWith('## ')
    ? `<h2>${escaped(paragraph.slice(3))}</h2>`
    : `<p>${escaped(paragraph)}</p>`;

const htmlOf = (blocks: readonly string[]): string => blocks.map(blockOf).join('');

const dateOf = (iso: string): string => new Date(`${iso}T00:00:00Z`).toUTCString();

type Item = Pick<Article, 'id' | 'title' | 'date' | 'category' | 'author' | 'excerpt'> & {
  readonly path: string;
  readonly html: string;
};

const ofArticle = (article: Article): Item => ({
  ...article,
  path: `/blog/${article.id}`,
  html: htmlOf(article.content.split(/\n{2,}/)),
});

const ofNews = (news: NewsItem): Item => ({
  ...news,
  path: `/news/${news.id}`,
  category: 'News',
  author: COMPANY.name,
  html: htmlOf([news.excerpt, ...news.more]),
});

const itemOf = ({ id, path, title, date, category, author, excerpt, html }: Item): string =>
  [
    '    <item>',
    `      <title>${escaped(title)}</title>`,
    `      <link>${SITE_ORIGIN}${path}</link>`,
    `      <guid isPermaLink="false">${id}</guid>`,
    `      <pubDate>${dateOf(date)}</pubDate>`,
    `      <category>${escaped(category)}</category>`,
    `      <dc:creator>${escaped(author)}</dc:creator>`,
    `      <description>${escaped(excerpt)}</description>`,
    `      <content:encoded>${escaped(html)}</content:encoded>`,
    '    </item>',
  ].join('\n');

const newestFirst = (one: Item, other: Item): number => other.date.localeCompare(one.date);

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

export const rssOf = (articles: readonly Article[], news: readonly NewsItem[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '  <channel>',
    `    <title>${escaped(COMPANY.name)}: blog and news</title>`,
    `    <link>${SITE_ORIGIN}/blog</link>`,
    `    <atom:link href="${SITE_ORIGIN}/rss.xml" rel="self" type="application/rss+xml"/>`,
    `    <description>Articles for small businesses and students, and news, by ${escaped(COMPANY.name)}</description>`,
    '    <language>en-IN</language>',
    ...[...articles.map(ofArticle), ...news.map(ofNews)].sort(newestFirst).map(itemOf),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
