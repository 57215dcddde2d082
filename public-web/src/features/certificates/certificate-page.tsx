import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { pageNotLoaded } from '../../components/page-failure.js';
import type { PageProps } from '../../lib/page-props.js';
import { PageHead } from '../../components/page-head.js';
import styles from './check.module.css';

const never = () => () => undefined;

/** Nothing of it is known before the page runs, so its frame is rendered first. */
const CertificateView = lazy<ComponentType<{ readonly code: string | undefined }>>(() =>
  import('./certificate-view.js').then(
    (loaded) => ({ default: loaded.CertificateView }),
    async (cause: unknown) => ({ default: await pageNotLoaded(cause) }),
  ),
);

const checking = <p role="status">Checking the certificate …</p>;

export function Page({ params: { code } }: PageProps) {
  // The portal's shared hooks would make this page a third larger.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <PageHead title="Certificate" description="A certificate of a skills assessment, checked." />
      <div className={`page-shell ${styles.page ?? ''}`}>
        <Suspense fallback={checking}>
          {isHydrated ? <CertificateView code={code} /> : checking}
        </Suspense>
      </div>
    </>
  );
}
