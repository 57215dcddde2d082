import { foreignSigns } from '@portal/domain/certificates/certificate-code.js';
import { useQuery } from '@tanstack/react-query';
import { optionalPart } from '../../components/optional-part.js';
import { UnansweredQuery } from '../../components/unanswered-query.js';
import { ApiFailure } from '../../lib/api-failure.js';
import { Queries } from '../../lib/queries.js';
import { sessions } from '../../lib/session.js';
import { CertificateCheck } from './certificate-check.js';
import styles from './check.module.css';
import { checkDocument } from './certificates-api.js';
import { CodeForm } from './code-form.js';
import { LetterCheck } from './letter-check.js';

const FALLBACKS = { refused: 'The certificate could not be checked.' };

// Nearly everybody who looks at a certificate is somebody else.
const OwnerNote = optionalPart(() => import('./owner-note.js').then((part) => part.OwnerNote));

const UNUSED_SIGNS = foreignSigns('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const NO_SUCH_CODE = `We never issued a certificate or a letter with this code. Compare it with the one on the paper: it has eight signs, on a letter twelve, and none of ${UNUSED_SIGNS.join(', ')}.`;

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
    queryFn: () => checkDocument(code),
  });
  if (data?.kind === 'certificate') {
    const email = sessions.current()?.email;
    return (
      <>
        {email && <OwnerNote email={email} code={code} />}
        <CertificateCheck certificate={data} />
      </>
    );
  }
  if (data) return <LetterCheck letter={data} />;
  if (error instanceof ApiFailure && error.answer?.status === 404) {
    return <NoCode title="No such certificate">{NO_SUCH_CODE}</NoCode>;
  }
  return <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={FALLBACKS} />;
}
