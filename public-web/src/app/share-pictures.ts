import { ACHIEVEMENTS } from '../content/achievements.js';
import { ARTICLES } from '../content/articles.js';
import { BLOG } from '../content/blog.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { HERO } from '../content/hero.js';
import { NEWS } from '../content/news.js';
import { PROGRAMS } from '../content/programs.js';
import { SERVICES } from '../content/services.js';

type SharePicture = {
  readonly file: string;
  readonly company: string;
  readonly kind: string;
  readonly title: string;
};

type Titled = { readonly id: string; readonly title: string };

const fileOf = (path: string): string => `/share${path}.png`;

const picturesIn = (
  folder: string,
  kind: string,
  items: readonly Titled[],
): readonly SharePicture[] =>
  items.map(({ id, title }) => ({
    file: fileOf(`/${folder}/${id}`),
    company: COMPANY.name,
    kind,
    title,
  }));

const OF_THE_SITE = {
  file: '/og.png',
  company: COMPANY.name,
  kind: HERO.title,
  title: HERO.headline.join(' '),
  alt: `${COMPANY.name}: ${HERO.title}`,
};

export const SHARE_PICTURES: readonly SharePicture[] = [
  OF_THE_SITE,
  { file: fileOf('/blog'), company: COMPANY.name, kind: 'Blog', title: BLOG.title },
  ...picturesIn('achievement', 'Registration', ACHIEVEMENTS),
  ...picturesIn('blog', 'Article', ARTICLES),
  ...picturesIn('news', 'News', NEWS),
  ...picturesIn('programs', 'Internship program', PROGRAMS),
  ...picturesIn('services', 'Service', SERVICES),
];

/** The picture of an address with its text; by default that of the site. */
export function sharePictureOf(path: string): { readonly file: string; readonly alt: string } {
  const own = SHARE_PICTURES.find(({ file }) => file === fileOf(path));
  return own ? { file: own.file, alt: `${own.kind}: ${own.title}` } : OF_THE_SITE;
}
