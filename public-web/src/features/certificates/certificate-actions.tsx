import { useState } from 'react';
import { SITE_ORIGIN } from '../../lib/site-origin.js';
import { Button, ButtonLink } from '../../components/button.js';
import type { OwnCertificate } from './certificates-api.js';
import { CertificateButton } from './certificate-button.js';
import { linkedInUrl } from './linkedin.js';

const addressOf = (code: string): string => `${SITE_ORIGIN}/certificate/${code}`;

export function CertificateActions({ certificate }: { certificate: OwnCertificate }) {
  const { code } = certificate;
  return (
    <div className="flex wrap items-center gap-3-4">
      <CertificateButton certificate={certificate} />
      <ButtonLink look="secondary" opensTab to={linkedInUrl(certificate, addressOf(code))}>
        Add to LinkedIn
      </ButtonLink>
      <CopyLink address={addressOf(code)} />
      <CertificateButton certificate={certificate} file="badge" look="quiet" />
    </div>
  );
}

function CopyLink({ address }: { address: string }) {
  const [told, setTold] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTold('Copied');
    } catch {
      setTold(address);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        Copy the check link
      </Button>
      <span role="status" className="soft small break-anywhere">
        {told}
      </span>
    </>
  );
}
