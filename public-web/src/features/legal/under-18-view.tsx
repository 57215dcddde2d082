import { useEffect } from 'react';
import { PageHead } from '../../components/page-head.js';
import { UNDER_18 } from '../../content/under-18.js';
import { applicationDraft } from '../../lib/application-draft.js';
import { signUpDraft } from '../../lib/sign-up-draft.js';
import styles from './notice-view.module.css';

/** For visitors under 18. Nothing is asked, sent or stored, and drafts of forms are deleted. */
export function View() {
  useEffect(() => {
    signUpDraft.drop();
    applicationDraft.drop();
  }, []);
  return (
    <article className={`page-shell ${styles.page ?? ''}`}>
      <PageHead isIndexed title="Under 18" description={UNDER_18.description} />
      <h1>{UNDER_18.title}</h1>
      <p className="lead">{UNDER_18.lead}</p>
      {UNDER_18.parts.map(({ heading, body }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {body}
        </section>
      ))}
    </article>
  );
}
