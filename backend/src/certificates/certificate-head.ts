import { domainLabel } from '@portal/domain/accounts/index.js';
import {
  type CheckedCertificate,
  type CheckedLetter,
  howTakenText,
  printedCode,
} from '@portal/domain/certificates/index.js';
import { escaped } from '../platform/http/form-page.js';

const STATES = {
  valid: 'Valid',
  superseded: 'Valid; there is a better one',
  revoked: 'Revoked',
  withdrawn: 'Withdrawn',
} as const;

function titleOf(certificate: CheckedCertificate): string {
  const { holder, code } = certificate;
  if (certificate.state === 'withdrawn') return `Certificate ${printedCode(code)}: withdrawn`;
  const who = holder ? holder.name : `Certificate ${printedCode(code)}`;
  return `${who}: skills assessment in ${domainLabel(certificate.domain)}`;
}

const takenText = ({ tested }: CheckedCertificate, company: string): string =>
  tested ? howTakenText(tested.taken, company) : '';

function descriptionOf(certificate: CheckedCertificate, company: string): string {
  const { holder, tested, state } = certificate;
  const reached = holder && tested ? ` ${holder.score} of ${tested.totalQuestions} right.` : '';
  const taken = takenText(certificate, company);
  return `${STATES[state]}.${reached} ${taken} Checked with the one who issued it.`;
}

export type PictureWords = {
  readonly company: string;
  readonly title: string;
  /** The holder if the owner made it public, else the subject. */
  readonly large: string;
  readonly below: string;
  readonly state: string;
  /** How the test was taken; empty for a withdrawn certificate. */
  readonly taken: string;
  readonly tone: 'good' | 'better' | 'bad';
  readonly foot: string;
};

const TONES = { valid: 'good', superseded: 'better', revoked: 'bad', withdrawn: 'bad' } as const;

/** The smaller line, where the subject is the large one. */
const UNNAMED = {
  valid: 'Its owner has not made the name public',
  superseded: 'Its owner has not made the name public',
  revoked: 'It counts no more',
  withdrawn: 'Nothing is kept about whose it was',
} as const;

export function pictureWords(
  certificate: CheckedCertificate,
  issuer: { readonly company: string; readonly host: string },
): PictureWords {
  const { holder, tested, code, state } = certificate;
  const domain = domainLabel(certificate.domain);
  const reached = holder && tested ? ` · ${holder.score} of ${tested.totalQuestions} right` : '';
  return {
    company: issuer.company,
    title: 'Certificate of a skills assessment',
    large: holder?.name ?? domain,
    below: holder ? domain : UNNAMED[state],
    state: STATES[state] + reached,
    taken: takenText(certificate, issuer.company),
    tone: TONES[state],
    foot: `${printedCode(code)} · check it at ${issuer.host}`,
  };
}

type Head = { readonly title: string; readonly description: string; readonly hasPicture: boolean };

const NONE: Head = {
  title: 'No such certificate',
  description: 'There is no certificate with this code.',
  hasPicture: false,
};

/** A letter's preview names nobody: a shared link is read by more people than the letter. */
export function documentHead(document: CheckedCertificate | CheckedLetter, company: string): Head {
  if (document.kind === 'certificate') {
    const [title, description] = [titleOf(document), descriptionOf(document, company)];
    return { title, description, hasPicture: true };
  }
  return {
    title: `Letter ${printedCode(document.code)}`,
    description: `${STATES[document.state]}. Checked with the one who issued it.`,
    hasPicture: false,
  };
}

export function withHead(html: string, head: Head | null, address: string): string {
  const { hasPicture, ...words } = head ?? NONE;
  const title = escaped(words.title);
  const description = escaped(words.description);
  const shown = [
    `<meta property="og:title" content="${title}"/>`,
    `<meta property="og:description" content="${description}"/>`,
    `<meta property="og:url" content="${escaped(address)}"/>`,
  ].join('');
  const picture = hasPicture && escaped(`${address}/picture.png`);
  return html
    .replace(/(<meta property="og:image" content=")[^"]*/, (whole, start: string) =>
      picture ? start + picture : whole,
    )
    .replace(/(<meta property="og:image:alt" content=")[^"]*/, (whole, start: string) =>
      picture ? `${start}${title}. ${description}` : whole,
    )
    .replace(/<title>([^<]*)<\/title>/, (_, before: string) => {
      const at = before.lastIndexOf(' · ');
      return `<title>${title}${at < 0 ? '' : before.slice(at)}</title>${shown}`;
    })
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => {
      return `${start}${description}`;
    });
}
