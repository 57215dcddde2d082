import { useQuery } from '@tanstack/react-query';
import { FailedFetch } from '../../components/failed-fetch.js';
import { Loading } from '../../components/loading.js';
import { ApiFailure, messageOf } from '../../lib/api-failure.js';
import { Queries } from '../../lib/queries.js';
import { CertificateCheck } from './certificate-check.js';
import styles from './check.module.css';
import { checkCertificate } from './certificates-api.js';
import { CodeForm } from './code-form.js';

const FALLBACKS = {
  refused: 'The certificate could not be checked.',
  unreachable: 'Could not connect to the server.',
};

/** A certificate by its code; without one, where to type it. */
export function CertificateView({ code }: { code: string | undefined }) {
  return <Queries>{code ? <Check code={code} /> : <NoCode title="Certificate" />}</Queries>;
}

function NoCode({ title, children }: { title: string; children?: string }) {
  return (
    <section className={styles.ask}>
      <h1>{title}</h1>
      {children && <p className="lead">{children}</p>}
      <CodeForm />
    </section>
  );
}

function Check({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['certificate', code],
    queryFn: () => checkCertificate(code),
  });
  if (data) return <CertificateCheck certificate={data} />;
  if (!error) return <Loading />;
  if (error instanceof ApiFailure && error.answer?.status === 404) {
    return (
      <NoCode title="No such certificate">
        We never issued a certificate with this code. Compare it with the one on the paper: it has
        eight signs, and no 0, 1, 2, 5, B, G, I, L, O, S, U or Z.
      </NoCode>
    );
  }
  return (
    <FailedFetch
      message={messageOf(error, FALLBACKS)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
