import { useState } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { messageOf } from '../../lib/api-failure.js';
import { download } from '../../lib/download.js';
import { filePath, type OwnCertificate } from './certificates-api.js';

const FALLBACKS = {
  pdf: {
    refused: 'The certificate could not be downloaded.',
    unreachable: 'Could not connect to the server.',
  },
  badge: {
    refused: 'The badge is not signed yet. Please try again in a minute.',
    unreachable: 'Could not connect to the server.',
  },
} as const;

type DownloadButtonProps = {
  readonly certificate: OwnCertificate;
  readonly file?: keyof typeof FALLBACKS;
  readonly look?: 'secondary' | 'quiet';
  /** What is downloaded, for screen readers. */
  readonly about?: string;
};

export function DownloadButton(props: DownloadButtonProps) {
  const { certificate, file = 'pdf', look, about } = props;
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setFailure('');
    try {
      const name =
        file === 'pdf' ? `certificate-${certificate.code}.pdf` : `badge-${certificate.code}.json`;
      await download(filePath(certificate, file), name);
    } catch (error) {
      setFailure(messageOf(error, FALLBACKS[file]));
    }
    setBusy(false);
  };
  return (
    <>
      <Button {...(look && { look })} isBusy={isBusy} onClick={() => void save()}>
        {file === 'pdf' ? 'Download' : 'Open Badge'}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  );
}
