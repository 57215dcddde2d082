import { useQuery } from '@tanstack/react-query';
import { ownCertificatesOf } from './own-certificates.js';
import { Visibility } from './visibility.js';

type OwnerNoteProps = { readonly email: string; readonly code: string };

/** For the owner, who sees the page as everybody else does. */
export function OwnerNote({ email, code }: OwnerNoteProps) {
  const { data } = useQuery(ownCertificatesOf(email));
  const certificate = data?.find((one) => one.code === code);
  if (!certificate?.facts) return null;
  return (
    <aside className="grid gap-4 on-wash pad-4 radius-m" aria-label="Your certificate">
      <p>
        <strong className="weight-680">This is what others see of your certificate.</strong>
      </p>
      <Visibility email={email} certificate={certificate} isOnItsPage />
    </aside>
  );
}
