import { useQuery } from '@tanstack/react-query';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AppLink } from '../../lib/navigation.js';
import { UnansweredQuery } from '../../components/unanswered-query.js';
import { dayOf } from './certificate-words.js';
import type { OwnCertificate } from './certificates-api.js';
import { CertificateButton } from './certificate-button.js';
import { CERTIFICATE_FALLBACKS, ownCertificatesOf } from './own-certificates.js';
import styles from './certificate-list.module.css';

const STATES = {
  valid: 'Valid',
  superseded: 'Valid, and there is a better one',
  revoked: 'Revoked',
  withdrawn: 'Withdrawn',
} as const;

export function CertificateList({ email }: { readonly email: string }) {
  const { data, error, isFetching, refetch } = useQuery(ownCertificatesOf(email));
  if (data?.length === 0 || (!data && !error)) return null;
  return (
    <section className="grid gap-4 content-start" aria-labelledby="own-certificates">
      <h3 id="own-certificates">Certificates</h3>
      {data ? (
        <ul className={styles.list}>
          {data.map((certificate) => (
            <li key={certificate.id}>
              <Row certificate={certificate} />
            </li>
          ))}
        </ul>
      ) : (
        <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={CERTIFICATE_FALLBACKS} />
      )}
    </section>
  );
}

function Row({ certificate }: { readonly certificate: OwnCertificate }) {
  const { id, code, domain, state, issuedAt, isPublic } = certificate;
  const holds = state === 'valid' || state === 'superseded';
  const about = `the certificate in ${domainLabel(domain)}`;
  return (
    <>
      <p className={styles.what}>
        <strong className="large weight-680">{domainLabel(domain)}</strong>
        <span className="text-bad weight-620 small" data-holds={holds || undefined}>
          {STATES[state]}
        </span>
        <small>
          Issued <time dateTime={issuedAt}>{dayOf(issuedAt)}</time>
          {holds && (isPublic ? ', public with your name' : ', private')}
        </small>
      </p>
      <div className={styles.ways}>
        {holds && <CertificateButton certificate={certificate} look="secondary" about={about} />}
        <AppLink to={`/certificate/${code}`}>
          What others see<span className="visually-hidden">, {about}</span>
        </AppLink>
        {holds && (
          <AppLink to={`/result/${id}`}>
            {isPublic ? 'Make private' : 'Make public'}
            <span className="visually-hidden">: {about}</span>
          </AppLink>
        )}
      </div>
    </>
  );
}
