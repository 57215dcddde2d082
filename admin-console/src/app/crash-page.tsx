import { pageTitle } from '../components/page-title.js';
import { Notice } from '../components/notice.js';

/** Shown when a page broke, or when its program was replaced on the server in the meantime. */
export function CrashPage() {
  return (
    <main className="crash">
      <title>{pageTitle('Something went wrong')}</title>
      <Notice kind="error">
        <span>Something went wrong.</span>
        <button type="button" className="button secondary" onClick={() => window.location.reload()}>
          Reload
        </button>
      </Notice>
    </main>
  );
}
