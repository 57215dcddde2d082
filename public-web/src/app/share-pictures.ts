import { FOLDERS } from '../content/addresses.js';
import { BLOG } from '../content/blog.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { HERO } from '../content/hero.js';

type SharePicture = {
  readonly file: string;
  readonly company: string;
  readonly kind: string;
  readonly title: string;
};

const fileOf = (path: string): string => `/share${path}.png`;

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
  ...Object.entries(FOLDERS).flatMap(([folder, { kind, things }]) =>
    kind === undefined
      ? []
      : things.map(({ id, title }) => ({
          file: fileOf(`/${folder}/${id}`),
          company: COMPANY.name,
          kind,
          title,
        })),
  ),
];

/** The picture of an address with its text; by default that of the site. */
export function sharePictureOf(path: string): { readonly file: string; readonly alt: string } {
  const own = SHARE_PICTURES.find(({ file }) => file === fileOf(path));
  return own ? { file: own.file, alt: `${own.kind}: ${own.title}` } : OF_THE_SITE;
}
