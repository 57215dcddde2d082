import { domainLabel } from '@portal/domain/kernel/choices.js';
import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { AppLink } from '../../lib/navigation.js';
import { skillsPath } from '../../lib/skills-path.js';
import { TagList } from '../../components/tag.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import styles from './certificate-page.module.css';
import { CertificateSheet } from './certificate-sheet.js';
import { dayOf, testedFacts, titleOf, verdictOf } from './certificate-words.js';
import { type Fact, FactList } from './fact-list.js';
import type { CheckedCertificate } from './certificates-api.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';

function HowSure({ certificate }: { certificate: CheckedCertificate }) {
  const { holder, tested, tries } = certificate;
  if (!holder || !tested) return null;
  const { low, high } = holder.interval;
  const facts: Fact[] = [
    ['This test', `${holder.score} of ${tested.totalQuestions}, ${low} to ${high}%`],
  ];
  if (tries) {
    const { score, totalQuestions, tests, interval, number } = tries;
    const sum = `${score} of ${totalQuestions} over ${formatCount(tests, 'test')}`;
    facts.push(['All tests in this subject', `${sum}, ${interval.low} to ${interval.high}%`]);
    if (number) facts.push(['Passed in', `Test ${number} of ${tests} in this subject`]);
  }
  return (
    <section className={styles.tested} aria-labelledby="how-sure">
      <h2 id="how-sure">How sure this is</h2>
      <FactList facts={facts} />
      <p className="soft small text-width">
        A test asks a few questions of many. From such a score, 19 times of 20 the share of all of
        them that somebody would get right lies in the interval (Wilson’s, at 95%). Who takes more
        tests passes more easily by luck: the sum of all tests is fairer than the best of them.
      </p>
    </section>
  );
}

export function CertificateCheck({ certificate }: { certificate: CheckedCertificate }) {
  const { state, holder, code, domain, better } = certificate;
  const { word, text } = verdictOf(certificate);
  const isGone = state === 'withdrawn';
  return (
    <>
      <title>{titleOf(certificate)}</title>
      <section className={styles.verdict} data-state={state} aria-labelledby="verdict">
        <p className={styles.code}>Certificate {printedCode(code)}</p>
        <h1 id="verdict">{word}</h1>
        <p className="lead">{text}</p>
        {better && <AppLink to={`/certificate/${better}`}>See the better certificate</AppLink>}
      </section>
      {!isGone && (
        <CertificateSheet
          name={holder?.name ?? null}
          domain={domainLabel(domain)}
          reached={holder && reachedText(certificate)}
          taken={certificate.tested?.taken}
          issuedAt={certificate.issuedAt}
          code={code}
        />
      )}
      {certificate.hasBadge && <Badge code={code} />}
      {!isGone && <HowSure certificate={certificate} />}
      {!isGone && <BothKinds />}
      {!isGone && <Tested certificate={certificate} />}
    </>
  );
}

function Badge({ code }: { code: string }) {
  return (
    <p className={styles.badge}>
      <a href={`/certificate/${code}/badge.json`} download={`badge-${code}.json`}>
        Open Badge
      </a>
      <span className="soft small">
        A signed file for wallets and for programs that check certificates. It names nobody.
      </span>
    </p>
  );
}

/** For employers. */
const BothKinds = () => (
  <section className="grid gap-4" aria-labelledby="kinds">
    <h2 id="kinds">What supervision changes</h2>
    <p className="text-width">
      Unsupervised tests are taken online, wherever the student is. Nobody watches, help is
      forbidden as a matter of honour, and we do not know who answered: ask about the subject before
      you rely on it. Supervised tests are taken in a room, where a supervisor checks an identity
      document and stays. Questions, time limit and pass mark are the same.
    </p>
  </section>
);

const reachedText = ({ holder, tested }: CheckedCertificate): string =>
  holder && tested
    ? `${holder.score} of ${tested.totalQuestions} right (${holder.percentage}%), in test ${holder.tryNumber}`
    : '';

function Tested({ certificate }: { certificate: CheckedCertificate }) {
  const { tested, issuedAt, reissuedAt, domain } = certificate;
  const categories = tested?.categories.map(({ category }) => category) ?? [];
  const facts: Fact[] = [...testedFacts(certificate), ['Issued', dayOf(issuedAt)]];
  if (reissuedAt) facts.push(['Printed again, with a corrected name', dayOf(reissuedAt)]);
  facts.push(['Issued by', COMPANY.legalName]);
  return (
    <section className={styles.tested} aria-labelledby="tested">
      <h2 id="tested">What was tested</h2>
      <FactList facts={facts} />
      {categories.length > 0 && <TagList label="Skills" tags={categories} />}
      <AppLink to={skillsPath(domain)}>What this test asks, with its sources</AppLink>
      <p className="soft small text-width">
        The questions were drawn from a larger bank. It is a certificate of a skills assessment; no
        internship, degree or offer follows from it.{' '}
        <AppLink to="/verify">What a certificate promises, and what not</AppLink>
      </p>
    </section>
  );
}
