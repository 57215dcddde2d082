import { NOTICES } from '@portal/domain/consents/notices.js';
import { Suspense, useState } from 'react';
import { AppLink } from '../../lib/navigation.js';
import { Button } from '../../components/button.js';
import { NoticeLinks } from '../../components/consent-notice.js';
import { latePart } from '../../components/late-part.js';
import { Notice } from '../../components/notice.js';
import { messageOf } from '../../lib/api-failure.js';
import { queryClient } from '../../lib/queries.js';
import { publishCertificate, type OwnCertificate } from './certificates-api.js';

const AgeOfOwner = latePart(async () => (await import('./age-of-owner.js')).AgeOfOwner);

const FALLBACKS = { refused: 'That could not be changed.' };

type VisibilityProps = {
  readonly email: string;
  readonly certificate: OwnCertificate;
  readonly isOnItsPage?: boolean;
};

export function Visibility({ email, certificate, isOnItsPage = false }: VisibilityProps) {
  const { id, code, isPublic } = certificate;
  const asksAge = certificate.asksAge && !isPublic;
  const [ageStatement, setAge] = useState('');
  const [isAgeMissing, setAgeMissing] = useState(false);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    if (asksAge && ageStatement === '') {
      setAgeMissing(true);
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      const noticeVersion = NOTICES.certificate.version;
      await publishCertificate(id, { isPublic: !isPublic, noticeVersion, ageStatement });
      await queryClient.invalidateQueries({ queryKey: ['certificate', code] });
      await queryClient.invalidateQueries({ queryKey: ['certificates', email] });
    } catch (error) {
      setFailure(messageOf(error, FALLBACKS));
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-4 justify-items-start rule-above pad-top-4">
      <p role="status">
        {isPublic
          ? 'Others see your name and what you reached.'
          : 'Others see that the certificate is real, and not whose it is.'}{' '}
        {!isOnItsPage && <AppLink to={`/certificate/${code}`}>See what others see</AppLink>}
      </p>
      {asksAge && (
        <Suspense>
          <AgeOfOwner
            isMissing={isAgeMissing}
            onState={(version) => {
              setAge(version);
              setAgeMissing(false);
            }}
          />
        </Suspense>
      )}
      {!isPublic && (
        <p className="soft small break-anywhere">
          {NOTICES.certificate.text} <NoticeLinks purpose="certificate" />
        </p>
      )}
      <Button look="secondary" isBusy={isBusy} onClick={() => void change()}>
        {isPublic ? 'Make private' : 'Make public'}
      </Button>
      {failure && <Notice kind="error">{failure}</Notice>}
    </div>
  );
}
