import type { ReactNode } from 'react';
import { Kept, keptBody, type KeptBody } from '../../components/kept.js';
import { PageHead } from '../../components/page-head.js';
import type { LegalPage } from '../../content/legal/legal-page.js';
import styles from './legal-document.module.css';

export const legalBody = (id: string, load: () => Promise<LegalPage>): Promise<KeptBody> =>
  keptBody(id, async () => {
    const [page, { LegalText }] = await Promise.all([load(), import('./legal-text.js')]);
    return <LegalText page={page} />;
  });

type LegalDocumentProps = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly body: KeptBody;
  readonly children?: ReactNode;
};

export function LegalDocument({ id, title, description, body, children }: LegalDocumentProps) {
  return (
    <div className="page-shell">
      <PageHead isIndexed title={title} description={description} />
      <article className="grid gap-5">
        <h1>{title}</h1>
        <Kept id={id} className={styles.body ?? ''} body={body} />
        {children}
      </article>
    </div>
  );
}
