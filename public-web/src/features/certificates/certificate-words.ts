import { domainLabel } from '@portal/domain/kernel/choices.js';
import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import type { CheckedCertificate } from './certificates-api.js';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

export const dayOf = (moment: string): string => day.format(new Date(moment));

const CAUSES = {
  regraded: 'A question of this test was graded again, and the result no longer passes.',
  voided: 'The test was taken back, and does not count.',
  refunded: 'The fee for this test was given back.',
  misconduct: 'The rules of the test were broken.',
  mistake: 'It was issued by mistake.',
} as const;

export function verdictOf({ state, cause, stateAt, isPublic }: CheckedCertificate) {
  const since = dayOf(stateAt);
  if (state === 'valid') {
    return {
      word: 'Valid',
      text: isPublic
        ? 'We issued this certificate, and it holds.'
        : 'We issued this certificate, and it holds. Its owner has not made the name public: ask to be shown the certificate, or to have it made public.',
    };
  }
  if (state === 'superseded') {
    return { word: 'Superseded', text: 'It holds, and there is a better one of the same student.' };
  }
  if (state === 'revoked') {
    return {
      word: 'Revoked',
      text: `It counts no more since ${since}. ${cause ? CAUSES[cause] : ''}`,
    };
  }
  return {
    word: 'Withdrawn',
    text: `Since ${since} this certificate is withdrawn, and nothing is kept about whose it was.`,
  };
}

/** The title of the page, with the holder only if the certificate is public. The server uses the same. */
export function titleOf({ holder, code, domain, state }: CheckedCertificate): string {
  const which = `Certificate ${printedCode(code)}`;
  if (state === 'withdrawn') return `${which}: withdrawn · ${COMPANY.name}`;
  return `${holder?.name ?? which}: skills assessment in ${domainLabel(domain)} · ${COMPANY.name}`;
}

export function testedFacts({
  tested,
}: CheckedCertificate): readonly (readonly [string, string])[] {
  if (!tested) return [];
  return [
    ['Questions', String(tested.totalQuestions)],
    ['Time limit', formatCount(tested.minutes, 'minute')],
    ['Needed to pass', `${tested.passPercent}%`],
  ];
}
