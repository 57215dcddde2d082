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
      <Share address={addressOf(code)} />
      <ButtonLink look="quiet" opensTab to={linkedInUrl(certificate, addressOf(code))}>
        Add to LinkedIn
      </ButtonLink>
      <CertificateButton certificate={certificate} file="badge" look="quiet" />
    </div>
  );
}

/** By the menu of the phone; elsewhere the link is copied. */
function Share({ address }: { address: string }) {
  const [message, setMessage] = useState('');
  const share = async () => {
    try {
      if ('share' in navigator) {
        await navigator.share({ url: address });
        return;
      }
      await (navigator as Navigator).clipboard.writeText(address);
      setMessage('The link is copied');
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) setMessage(address);
    }
  };
  return (
    <>
      <Button look="secondary" onClick={() => void share()}>
        Share
      </Button>
      <span role="status" className="soft small break-anywhere">
        {message}
      </span>
    </>
  );
}
