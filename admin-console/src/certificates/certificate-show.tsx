import { domainLabel } from '@portal/domain/kernel/choices.js';
import { howTakenText } from '@portal/domain/certificates/how-taken.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { linkTo, Moment } from '../components/values.js';
import { PlainTable } from '../components/plain-table.js';
import { ShowScreen } from '../components/show-screen.js';
import { CertificateActions } from './certificate-actions.js';
import { CAUSES, type CertificateEntry, CertificateState } from './certificate-state.js';

function reachedIn({ facts }: CertificateEntry): string | null {
  if (!facts) return null;
  const { score, totalQuestions, percentage, passPercent } = facts;
  return `${score}/${totalQuestions} (${percentage}%, needed ${passPercent}%)`;
}

const factsOf = (certificate: CertificateEntry) =>
  [
    ['State', <CertificateState key="state" state={certificate.state} />],
    [
      'Code',
      <a key="code" href={`/certificate/${certificate.code}`}>
        {printedCode(certificate.code)}
      </a>,
    ],
    [
      'Name as printed',
      linkTo('students', certificate.studentId, certificate.nameAsPrinted || 'Account erased'),
    ],
    ['Domain', domainLabel(certificate.domain)],
    ['Result', certificate.facts && linkTo('results', certificate.id, reachedIn(certificate))],
    ['Taken', certificate.facts && howTakenText(certificate.facts.taken, COMPANY.legalName)],
    ['Test of the student', certificate.facts && `No. ${certificate.facts.tryNumber}`],
    ['Page', certificate.isPublic ? 'Public' : 'Private'],
  ] as const;

function happened({ state, cause, issuedAt, reissuedAt, stateAt }: CertificateEntry) {
  const all: readonly (readonly [what: string, at: string | null, why: string])[] = [
    ['Issued', issuedAt, 'The test was passed'],
    ['Reissued', reissuedAt, 'Printed again with a corrected name'],
    ['Revoked', state === 'revoked' ? stateAt : null, cause ? CAUSES[cause] : ''],
    ['Withdrawn', state === 'withdrawn' ? stateAt : null, 'The account was erased'],
    ['Valid again', state === 'valid' && stateAt > issuedAt ? stateAt : null, ''],
  ];
  return all
    .flatMap(([what, at, why]) => (at ? [{ what, at, why }] : []))
    .sort((one, other) => one.at.localeCompare(other.at));
}

function History({ certificate }: { readonly certificate: CertificateEntry }) {
  const rows = happened(certificate).map(({ what, at, why }) => ({
    key: what,
    cells: [what, <Moment key="at" at={at} />, why],
  }));
  return <PlainTable title="History" columns={['What', 'When', 'Why']} rows={rows} />;
}

export default function CertificateShow() {
  return (
    <ShowScreen<CertificateEntry>
      resource="certificates"
      actions={(certificate) => <CertificateActions certificate={certificate} />}
      facts={factsOf}
    >
      {(certificate) => <History certificate={certificate} />}
    </ShowScreen>
  );
}
