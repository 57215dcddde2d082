import type { Draft } from './fields.js';
import { formOf } from './fields.js';
import { Failed } from '../components/failed.js';
import { Loading } from '../components/loading.js';
import { wordsOf } from '../components/refusal.js';
import { useAnswer } from '../components/use-answer.js';
import styles from './settings.module.css';

type Text = { readonly path: string; readonly before: string; readonly after: string };

const addressFor = (draft: Draft) => {
  const { companyInbox: _, ...figures } = formOf(draft);
  const query = Object.entries(figures).map(([name, figure]) => [name, String(figure)] as const);
  return `/api/admin/settings/preview?${new URLSearchParams(Object.fromEntries(query)).toString()}` as const;
};

/** The page's name for people. */
const nameOf = (path: string): string => (path === '/' ? 'Home page' : path);

function TextsOf({ texts }: { readonly texts: readonly Text[] }) {
  const paths = [...new Set(texts.map(({ path }) => path))];
  return paths.map((path) => (
    <details key={path} className={styles.preview} open={path === '/test-terms'}>
      <summary>{nameOf(path)}</summary>
      <ul>
        {texts
          .filter((text) => text.path === path)
          .map(({ after }) => (
            <li key={after}>{after || 'One sentence is no longer said.'}</li>
          ))}
      </ul>
    </details>
  ));
}

/** What students will read with the figures that are to be saved. */
export function Preview({ draft }: { readonly draft: Draft }) {
  const { data, error, isFetching, refetch } = useAnswer(addressFor(draft), { keepsLast: true });
  const texts = data?.texts;
  return (
    <section aria-label="What students will read" className={styles.previews}>
      <h3>What students will read</h3>
      {error && (
        <Failed
          message={wordsOf(error, 'Failed to fetch the preview.')}
          onRetry={() => void refetch()}
        />
      )}
      {!texts && isFetching && <Loading />}
      {texts?.length === 0 && <p>No text of the site changes.</p>}
      {texts && <TextsOf texts={texts} />}
    </section>
  );
}
