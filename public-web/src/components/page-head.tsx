import { useLocation } from 'wouter';
import { SITE_ORIGIN } from '../lib/site-origin.js';
import { COMPANY } from '@portal/domain/kernel/company.js';

type PageHeadProps = {
  readonly title: string;
  readonly description?: string;
  /** False keeps the page out of search engines, as for all of the portal. */
  readonly isIndexed?: boolean;
};

export function PageHead({ title, description, isIndexed = false }: PageHeadProps) {
  const [path] = useLocation();
  const fullTitle = `${title} · ${COMPANY.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isIndexed ? (
        <ForSharing title={fullTitle} description={description} url={`${SITE_ORIGIN}${path}`} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

type SharingProps = { title: string; description: string | undefined; url: string };

function ForSharing({ title, description, url }: SharingProps) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
    </>
  );
}
