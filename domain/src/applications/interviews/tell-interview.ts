import type { EmailStores } from '../../email/index.js';
import type { IdSource } from '../../kernel/sources.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { SettingsStores } from '../../settings/index.js';
import type { ApplicantTokens } from '../applicant-tokens.js';
import type { Application } from '../application.js';
import type { BookedInterview, Interview, InterviewSlot } from './interview.js';
import type { ApplicationStores } from '../stores.js';

export type InterviewPorts = {
  readonly ids: IdSource;
  readonly applicantTokens: ApplicantTokens;
  /** Where notifications to the company go, unless the settings say otherwise. */
  readonly companyInbox: string;
};

export type InterviewTransaction = Transaction<EmailStores & ApplicationStores & SettingsStores>;

type Change = {
  readonly what: 'booked' | 'moved' | 'cancelled';
  readonly interview: Pick<Interview, 'uid' | 'sequence'>;
  readonly slot: InterviewSlot;
  readonly by: string;
};

/** Writes to both what became of an interview, each with its calendar file. */
async function notify(
  tx: InterviewTransaction,
  { applicantTokens, companyInbox }: InterviewPorts,
  { id, name, email }: Application,
  { what, interview: { uid, sequence }, slot, by }: Change,
): Promise<void> {
  const facts = {
    ...{ name, email, what, uid, sequence, place: slot.place, at: tx.now.toISOString() },
    ...{ startsAt: slot.startsAt.toISOString(), endsAt: slot.endsAt.toISOString() },
  };
  const page = applicantTokens.tokenOf(id);
  await tx.emails.add({
    kind: 'interview-changed',
    to: email,
    data: { ...facts, page, isOwn: by === '' },
  });
  await tx.emails.add({
    kind: 'interview-notice',
    to: (await tx.policy.companyInbox()) || companyInbox,
    replyTo: email,
    data: { ...facts, applicationId: id, reviewer: slot.reviewerName, by },
  });
}

/** Gives a slot that is free to an application, in place of the interview that it had. */
export async function book(
  tx: InterviewTransaction,
  ports: InterviewPorts,
  application: Application,
  { slot, last, by }: Pick<Change, 'slot' | 'by'> & { readonly last: BookedInterview | null },
): Promise<void> {
  const id = ports.ids.next();
  if (last) await tx.interviews.end(last.id, { endedAt: tx.now, endedBy: by, ending: 'moved' });
  const interview = {
    ...{ id, applicationId: application.id, slotId: slot.id },
    ...(last ? { uid: last.uid, sequence: last.sequence + 1 } : { uid: id, sequence: 0 }),
    ...{ bookedAt: tx.now, bookedBy: by, endedAt: null, endedBy: '', ending: null },
  };
  await tx.interviews.add(interview);
  await notify(tx, ports, application, { what: last ? 'moved' : 'booked', interview, slot, by });
}

/** Cancels an interview that holds; its slot is free then. */
export async function cancel(
  tx: InterviewTransaction,
  ports: InterviewPorts,
  application: Application,
  { last: { slot, ...last }, by }: Pick<Change, 'by'> & { readonly last: BookedInterview },
): Promise<void> {
  await tx.interviews.end(last.id, { endedAt: tx.now, endedBy: by, ending: 'cancelled' });
  const interview = { ...last, sequence: last.sequence + 1 };
  await notify(tx, ports, application, { what: 'cancelled', interview, slot, by });
}

/** Cancels the interview that an application would still have, as it leaves that stage. */
export async function cancelOnLeaving(
  tx: InterviewTransaction,
  ports: InterviewPorts,
  application: Application,
  by: string,
): Promise<void> {
  if (application.status !== 'interview') return;
  const last = await tx.interviews.comingOf(application.id, tx.now);
  if (last) await cancel(tx, ports, application, { last, by });
}
