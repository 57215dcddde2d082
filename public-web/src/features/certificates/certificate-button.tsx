import { DownloadButton } from '../../components/download-button.js';
import { download } from '../../lib/download.js';
import { filePath, type OwnCertificate } from './certificates-api.js';

const FALLBACKS = {
  pdf: { refused: 'The certificate could not be downloaded.' },
  badge: { refused: 'The badge is not signed yet. Please try again in a minute.' },
} as const;

type CertificateButtonProps = {
  readonly certificate: OwnCertificate;
  readonly file?: keyof typeof FALLBACKS;
  readonly look?: 'secondary' | 'quiet';
  /** What is downloaded, for screen readers. */
  readonly about?: string;
};

export function CertificateButton(props: CertificateButtonProps) {
  const { certificate, file = 'pdf', look, about } = props;
  const { code } = certificate;
  const name = file === 'pdf' ? `certificate-${code}.pdf` : `badge-${code}.json`;
  return (
    <DownloadButton
      save={() => download(filePath(certificate, file), name)}
      fallbacks={FALLBACKS[file]}
      {...(look && { look })}
    >
      {file === 'pdf' ? 'Download' : 'Open Badge'}
      {about && <span className="visually-hidden"> {about}</span>}
    </DownloadButton>
  );
}
