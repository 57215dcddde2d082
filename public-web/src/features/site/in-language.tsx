import { COMPANY } from '@portal/domain/kernel/company.js';
import { ButtonLink } from '../../components/button.js';
import { TextPage } from '../../components/text-page.js';
import { PACKAGES } from '../../content/packages.js';
import { LANGUAGE_PAGES, type LanguagePage } from '../../content/in-languages.js';

/** The company in another language, on one page. */
export const languageView = (lang: LanguagePage['lang']) => () => {
  const page = LANGUAGE_PAGES.find((one) => one.lang === lang);
  if (!page) throw new Error(lang);
  const { title, lead, parts, call, shop, practice, unread } = page;
  const links = [
    ...(PACKAGES.length > 0 ? [['/for-your-shop', shop]] : []),
    ['/practice', practice],
  ];
  const ways = (
    <div className="flex wrap gap-3-4">
      <ButtonLink to={`tel:${COMPANY.phones[0].replaceAll(' ', '')}`}>{call}</ButtonLink>
      {links.map(([to = '', text]) => (
        <ButtonLink key={to} to={to} look="secondary">
          {text}
        </ButtonLink>
      ))}
    </div>
  );
  return (
    <TextPage
      {...{ title, lead, lang, ways }}
      parts={[...parts, { heading: '', lines: [unread] }]}
    />
  );
};
