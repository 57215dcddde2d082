import type { EmailStores } from '../email/index.js';
import type { IdSource } from '../kernel/transaction.js';
import { type ConsentPurpose, NOTICES } from './notices.js';

/** A record that somebody agreed to a notice, or withdrew. It holds an id and no name, so it may outlive the account. */
export type Consent = {
  readonly id: string;
  readonly purpose: ConsentPurpose;
  /** The student or the application, by the purpose. */
  readonly subjectId: string;
  readonly notice: string;
  /** The version of the age statement that was made with it; null if there was none. */
  readonly ageStatement: string | null;
  readonly action: 'given' | 'withdrawn';
  readonly at: Date;
};

export type ConsentLog = {
  add(consent: Consent): Promise<void>;
  /** The consents about a student or an application, oldest first. */
  findAllOf(subjectId: string): Promise<readonly Consent[]>;
};

type Agreement = Pick<Consent, 'purpose' | 'subjectId'> & {
  readonly ageStatement?: string | undefined;
};

type Recording = { readonly consents: ConsentLog; readonly now: Date };

/** Records that a form was sent whose notice says that sending it is agreeing. */
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

/** Mails a copy of the notice to the person who agreed to it. At a sign-up and an application it comes with their first
 * mail. */
export const mailNotice = (
  tx: EmailStores,
  { purpose, notice: version }: Pick<Consent, 'purpose' | 'notice'>,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> =>
  tx.emails.add({ kind: 'notice-copy', to: email, data: { name, purpose, version } });

/** Records that the last consent is withdrawn; does nothing if there is none. */
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

export type ConsentStores = { readonly consents: ConsentLog };
