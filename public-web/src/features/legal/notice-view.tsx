import {
  fullNotice,
  type FullNotice,
  type NoticeFacts,
} from '@portal/domain/consents/notices/full-notice.js';
import {
  NOTICE_ADDRESSES,
  noticePath,
  type NoticeAddress,
} from '@portal/domain/consents/notices/notice-address.js';
import { LANGUAGE_NAMES, NOTICE_LANGUAGES } from '@portal/domain/consents/notices/notice-words.js';
import { SITE_ORIGIN } from '../../lib/site-origin.js';
import { detailView } from '../../components/detail-page.js';
import { PageHead } from '../../components/page-head.js';
import { COMPANY, OFFICERS } from '@portal/domain/kernel/company.js';
import styles from './notice-view.module.css';

const BREAKS = /([\s()]+)/;
const END = /[.,:;]$/;

const hrefOf = (word: string): string | null => {
  if (word.startsWith('https://') || word.startsWith('http://')) return word;
  return word.includes('@') ? `mailto:${word}` : null;
};

function Word({ word }: { word: string }) {
  const address = word.replace(END, '');
  const href = hrefOf(address);
  if (!href) return word;
  return (
    <>
      <a href={href}>{address}</a>
      {word.slice(address.length)}
    </>
  );
}

function LinkedText({ text }: { text: string }) {
  return text.split(BREAKS).map((word, at) => <Word key={`${word}-${String(at)}`} word={word} />);
}

const FACTS: NoticeFacts = {
  company: COMPANY.name,
  site: SITE_ORIGIN,
  support: COMPANY.emails.support,
  officer: OFFICERS.grievance,
};

function Full({ of: { purpose, version, language } }: { of: NoticeAddress }) {
  const notice = fullNotice(purpose, language, FACTS);
  const { title, intro, listed, columns, items, sections } = notice;
  return (
    <article className={`page-shell ${styles.page ?? ''}`} lang={language}>
      <PageHead title={title} description={intro} />
      <Languages version={version} current={language} />
      <h1>{title}</h1>
      <p className="soft small" lang="en">
        {version}
      </p>
      <p className="lead">{intro}</p>
      <h2 id="listed">{listed}</h2>
      <table className={styles.items} aria-labelledby="listed">
        <thead>
          <tr>
            {columns.map((column) => (
              <th className="soft small" key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ data, why }) => (
            <tr key={data}>
              <th scope="row">{data}</th>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sections.map(({ part, heading, text }) => (
        <section key={part}>
          <h2>{heading}</h2>
          <p>
            <LinkedText text={text} />
          </p>
        </section>
      ))}
    </article>
  );
}

type LanguagesProps = { version: string; current: FullNotice['language'] };

function Languages({ version, current }: LanguagesProps) {
  return (
    <nav aria-label="Languages" lang="en">
      <ul className="flex gap-4 wrap no-marks no-padding">
        {NOTICE_LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={noticePath(version, language)}
              lang={language}
              aria-current={language === current ? 'page' : undefined}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const NOTICES = NOTICE_ADDRESSES.map((address) => ({
  ...address,
  id: address.path.replace('/notice/', ''),
}));

export const View = detailView(
  NOTICES,
  { what: 'Notice', list: '/privacy-policy', back: 'Privacy policy' },
  Full,
);
