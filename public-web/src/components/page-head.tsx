import { COMPANY } from '../content/company.js';

type PageHeadProps = {
  readonly title: string;
  readonly description?: string;
  /** False keeps the page out of search engines, as all of the portal is. */
  readonly isIndexed?: boolean;
};

/** The page's own part of the head. */
export function PageHead({ title, description, isIndexed = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · ${COMPANY.name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  );
}
