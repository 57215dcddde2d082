import type { EmailStores } from '../email/index.js';
import type { IdSource } from '../kernel/sources.js';
import { type ConsentPurpose, NOTICES } from './notices.js';

/** That somebody agreed to a notice, or withdrew. Names nobody: the subject's id tells who it was. */
export type Consent = {
  readonly id: string;
  readonly purpose: ConsentPurpose;
  /** The student or the application, by the purpose. */
  readonly subjectId: string;
  readonly notice: string;
  /** The version in which the age was stated with it; null if it was not stated by itself. */
  readonly ageStatement: string | null;
  readonly action: 'given' | 'withdrawn';
  readonly at: Date;
};

/** Where consents are kept; records are only ever added. */
export type ConsentLog = {
  add(consent: Consent): Promise<void>;
  /** Those about a student or an application, oldest first. */
  findAllOf(subjectId: string): Promise<readonly Consent[]>;
};

export type Agreement = Pick<Consent, 'purpose' | 'subjectId'> & {
  /** The version in which the age was stated by itself, if it was. */
  readonly ageStatement?: string | undefined;
};

type Recording = { readonly consents: ConsentLog; readonly now: Date };

/** Records that the form was sent from under its notice; answers the record. */
export async function giveConsent(
  tx: Recording,
  ids: IdSource,
  { purpose, subjectId, ageStatement = '' }: Agreement,
): Promise<Consent> {
  const consent: Consent = {
    id: ids.next(),
    purpose,
    subjectId,
    notice: NOTICES[purpose].version,
    ageStatement: ageStatement || null,
    action: 'given',
    at: tx.now,
  };
  await tx.consents.add(consent);
  return consent;
}

/** Mails a copy of the notice to the person who agreed to it, at a verified address. An application's
 * address is not: its copy is in the mail that it came. */
export const mailNotice = (
  tx: EmailStores,
  { purpose, notice: version }: Pick<Consent, 'purpose' | 'notice'>,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> =>
  tx.emails.add({ kind: 'notice-copy', to: email, data: { name, purpose, version } });

/** Records that what was agreed to last holds no longer; nothing if nothing was agreed to. */
export async function withdrawConsent(
  tx: Recording,
  ids: IdSource,
  subjectId: string,
): Promise<void> {
  const last = (await tx.consents.findAllOf(subjectId)).at(-1);
  if (last?.action !== 'given') return;
  const withdrawn = { action: 'withdrawn', ageStatement: null, at: tx.now } as const;
  await tx.consents.add({ ...last, ...withdrawn, id: ids.next() });
}
