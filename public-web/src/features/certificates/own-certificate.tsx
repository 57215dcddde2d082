import { useQuery } from '@tanstack/react-query';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { Suspense, useState } from 'react';
import { latePart } from '../../components/late-part.js';
import { UnansweredQuery } from '../../components/unanswered-query.js';
import { CertificateActions } from './certificate-actions.js';
import { CertificateSheet } from './certificate-sheet.js';
import type { OwnCertificate as Own } from './certificates-api.js';
import { CERTIFICATE_FALLBACKS, ownCertificatesOf } from './own-certificates.js';
import styles from './own-certificate.module.css';

// Below what is looked at first.
const Visibility = latePart(async () => (await import('./visibility.js')).Visibility);

/** A certificate that is younger than this was earned just now. */
const FRESH_MS = 60_000;
const seen = new Set<string>();

/** True once for a certificate that was issued just now. */
function isFirstSight({ id, issuedAt }: Own): boolean {
  const isFresh = !seen.has(id) && Date.now() - Date.parse(issuedAt) < FRESH_MS;
  seen.add(id);
  return isFresh;
}

type OwnCertificateProps = { readonly email: string; readonly resultId: string };

export function OwnCertificate({ email, resultId }: OwnCertificateProps) {
  const { data, error, isFetching, refetch } = useQuery(ownCertificatesOf(email));
  const certificate = data?.find(({ id }) => id === resultId);
  if (certificate?.facts) return <Shown email={email} certificate={certificate} />;
  if (data || !error) return null;
  return <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={CERTIFICATE_FALLBACKS} />;
}

function Shown({ email, certificate }: { email: string; certificate: Own }) {
  const [isFresh] = useState(() => isFirstSight(certificate));
  const { facts, domain, name, issuedAt, code, state } = certificate;
  if (!facts) return null;
  return (
    <section
      className={styles.own}
      aria-labelledby="certificate"
      data-fresh={isFresh || undefined}
      data-on-screen
    >
      <h2 id="certificate" className="visually-hidden">
        Your certificate
      </h2>
      {state === 'revoked' ? (
        <p>This certificate was revoked, and its page says so. Support can tell you why.</p>
      ) : (
        <div className={styles.parts}>
          <CertificateSheet
            name={name}
            domain={domainLabel(domain)}
            reached={`${facts.score} of ${facts.totalQuestions} right (${facts.percentage}%)`}
            taken={facts.taken}
            issuedAt={issuedAt}
            code={code}
          />
          <div className="grid gap-4 justify-items-start">
            <CertificateActions certificate={certificate} />
            <Suspense>
              <Visibility email={email} certificate={certificate} />
            </Suspense>
          </div>
        </div>
      )}
    </section>
  );
}
