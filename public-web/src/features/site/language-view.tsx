import { COMPANY } from '@portal/domain/kernel/company.js';
import { ButtonLink } from '../../components/button.js';
import { PageHead } from '../../components/page-head.js';
import { PACKAGES } from '../../content/packages.js';
import { LANGUAGE_PAGES, type LanguagePage } from '../../content/in-languages.js';

/** The company in another language, on one page. */
export const languageView = (lang: LanguagePage['lang']) => () => {
  const page = LANGUAGE_PAGES.find((one) => one.lang === lang);
  if (!page) throw new Error(lang);
  const { title, lead, parts, call, shop, practice, unread } = page;
  return (
    <div className="page-shell grid gap-6" lang={lang}>
      <PageHead isIndexed title={title} description={lead} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className="flex wrap gap-3-4">
        <ButtonLink to={`tel:${COMPANY.phones[0].replaceAll(' ', '')}`}>{call}</ButtonLink>
        {PACKAGES.length > 0 && (
          <ButtonLink to="/for-your-shop" look="secondary">
            {shop}
          </ButtonLink>
        )}
        <ButtonLink to="/practice" look="secondary">
          {practice}
        </ButtonLink>
      </div>
      {parts.map(({ heading, lines }) => (
        <section key={heading} className="grid gap-3">
          <h2>{heading}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <p className="soft small">{unread}</p>
    </div>
  );
};
