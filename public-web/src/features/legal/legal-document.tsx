import type { ReactNode } from 'react';
import {
  PrerenderedPart,
  reusePrerendered,
  type PartBody,
} from '../../components/prerendered-part.js';
import { PageHead } from '../../components/page-head.js';
import type { LegalPage } from '../../content/legal/legal-page.js';

export const legalBody = (id: string, load: () => Promise<LegalPage>): Promise<PartBody> =>
  reusePrerendered(id, async () => {
    const [page, { LegalText }] = await Promise.all([load(), import('./legal-text.js')]);
    return <LegalText page={page} />;
  });

type LegalDocumentProps = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly body: PartBody;
  readonly children?: ReactNode;
};

export function LegalDocument({ id, title, description, body, children }: LegalDocumentProps) {
  return (
    <div className="page-shell">
      <PageHead isIndexed title={title} description={description} />
      <article className="grid gap-5">
        <h1>{title}</h1>
        <PrerenderedPart id={id} className="grid gap-5" body={body} />
        {children}
      </article>
    </div>
  );
}
