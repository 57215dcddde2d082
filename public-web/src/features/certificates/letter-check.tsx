import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import styles from './certificate-page.module.css';
import { dayOf } from './certificate-words.js';
import type { CheckedLetter } from './certificates-api.js';
import { FactList } from './fact-list.js';

const KINDS = { offer: 'Offer of an internship', completion: 'Completion of an internship' };
const RUPEES = new Intl.NumberFormat('en-IN');

function verdictOf({ state, stateAt, kind }: CheckedLetter) {
  const since = dayOf(stateAt);
  if (state === 'valid') {
    return {
      word: 'Valid',
      text:
        kind === 'offer'
          ? 'We issued this letter, and the offer was not withdrawn, declined or left to lapse.'
          : 'We issued this letter, and it holds.',
    };
  }
  if (state === 'revoked') {
    return {
      word: 'Not in force',
      text: `We issued this letter. It has not been in force since ${since}.`,
    };
  }
  return {
    word: 'No longer kept',
    text: `We issued this letter. Since ${since} nothing is kept about whom it was for or what it said, because its time was over or because its owner asked for that. This says nothing against it.`,
  };
}

function factsOf({
  kind,
  nameAsPrinted,
  facts,
}: CheckedLetter): readonly (readonly [string, string])[] {
  if (!facts) return [];
  const { program, firstDay, lastDay, hours, stipend } = facts;
  const work: readonly (readonly [string, string])[] =
    kind === 'offer'
      ? [
          ['Work', `${formatCount(hours, 'hour')} a week`],
          ['Stipend', stipend === null ? 'None' : `₹${RUPEES.format(stipend)} a month`],
        ]
      : [['Work', `${formatCount(hours, 'hour')} in all`]];
  return [
    ['For', nameAsPrinted],
    ['Program', program],
    ['First day', dayOf(firstDay)],
    ['Last day', dayOf(lastDay)],
    ...work,
  ];
}

export function LetterCheck({ letter }: { letter: CheckedLetter }) {
  const { code, kind, state, issuedAt } = letter;
  const { word, text } = verdictOf(letter);
  const facts = [
    ...factsOf(letter),
    ['Issued', dayOf(issuedAt)] as const,
    ['Issued by', COMPANY.legalName] as const,
  ];
  return (
    <>
      <title>{`Letter ${printedCode(code)} · ${COMPANY.name}`}</title>
      <section className={styles.verdict} data-state={state} aria-labelledby="verdict">
        <p className={styles.code}>Letter {printedCode(code)}</p>
        <h1 id="verdict">{word}</h1>
        <p className="lead">{text}</p>
      </section>
      <section className={styles.tested} aria-labelledby="letter">
        <h2 id="letter">{KINDS[kind]}</h2>
        <FactList facts={facts} />
        {state === 'valid' && (
          <p className="soft small text-width">
            Compare this with what the letter says: the same name, days and hours.
          </p>
        )}
      </section>
    </>
  );
}
