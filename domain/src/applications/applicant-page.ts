import type { AuditStores } from '../audit/index.js';
import type { CertificateStores } from '../certificates/index.js';
import { type CompanyInboxPort, type EmailStores, mailCompany } from '../email/index.js';
import { InvalidInput, NothingToChange, conflict } from '../kernel/errors.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import type { ApplicantTokens } from './applicant-tokens.js';
import type { SettingsStores } from '../settings/index.js';
import { moveLocked } from './changing.js';
import { usualMail } from './move-mail.js';
import { shownStage } from './offer.js';
import type { Stage } from './stages.js';
import type { ApplicationStores } from './ports.js';

type ApplicantWords = { readonly title: string; readonly text: string };

const WORDS: Readonly<Record<Stage | 'lapsed', ApplicantWords>> = {
  received: {
    title: 'We have your application',
    text: 'We read every application, and write to you once we have read yours.',
  },
  shortlisted: {
    title: 'We would like to know more about you',
    text: 'Your application is on our shortlist. We write to you about the next step.',
  },
  interview: {
    title: 'We would like to talk with you',
    text: 'If the time does not suit you, or none is named yet, answer our last mail with times that do.',
  },
  offered: {
    title: 'We offer you an internship',
    text: 'Please tell us whether you accept. To ask something first, answer our last mail.',
  },
  accepted: {
    title: 'You have accepted our offer',
    text: 'We look forward to working with you, and write to you about how you begin.',
  },
  declined: {
    title: 'You have declined our offer',
    text: 'Thank you for telling us. If you have changed your mind, answer our last mail.',
  },
  lapsed: {
    title: 'Our offer has ended',
    text: 'We have not heard from you in time. If you would still like to come, answer our last mail.',
  },
  interning: {
    title: 'Your internship is under way',
    text: 'Whom you work with can answer every question.',
  },
  completed: {
    title: 'You have completed your internship',
    text: 'Thank you for your work.',
  },
  left: {
    title: 'Your internship has ended',
    text: 'It ended before its time. If that is a mistake, answer our last mail.',
  },
  closed: {
    title: 'Your application is closed',
    text: 'You are welcome to apply again.',
  },
};

export const APPLICANT_ANSWERS = ['accept', 'decline', 'withdraw'] as const;
export type ApplicantAnswer = (typeof APPLICANT_ANSWERS)[number];

type Way = { readonly from: readonly (Stage | 'lapsed')[]; readonly to: Stage };

const WAYS: Readonly<Record<ApplicantAnswer, Way>> = {
  accept: { from: ['offered'], to: 'accepted' },
  decline: { from: ['offered'], to: 'declined' },
  withdraw: { from: ['received', 'shortlisted', 'interview', 'accepted'], to: 'closed' },
};

export const stageWords = (
  stage: Stage | 'lapsed',
): ApplicantWords & { readonly answers: readonly ApplicantAnswer[] } => ({
  ...WORDS[stage],
  answers: APPLICANT_ANSWERS.filter((answer) => WAYS[answer].from.includes(stage)),
});

class AnswerTooLate extends conflict(
  'answer_too_late',
  'That is no longer open. Here is the state of your application.',
) {}

type Stores = ApplicationStores & AuditStores & CertificateStores & EmailStores & SettingsStores;

type Ports = Work<Stores> &
  CompanyInboxPort & {
    readonly ids: IdSource;
    readonly applicantTokens: ApplicantTokens;
  };

const isAnswer = (text: string): text is ApplicantAnswer =>
  (APPLICANT_ANSWERS as readonly string[]).includes(text);

/** Takes an applicant's answer by the page's token, and tells the company; a repeated answer counts once. @throws
 * InvalidInput, NothingToChange, AnswerTooLate */
export async function answerAsApplicant(
  { unitOfWork, ...ports }: Ports,
  { token, answer }: { readonly token: string; readonly answer: string },
): Promise<void> {
  if (!isAnswer(answer)) throw new InvalidInput({ answer: 'Please choose an answer.' });
  const { from, to } = WAYS[answer];
  const id = ports.applicantTokens.idIn(token);
  await unitOfWork.run(async (tx) => {
    const application = id === null ? null : await tx.applications.lock(id);
    if (!application) throw new NothingToChange('application');
    if (application.status === to) return;
    if (!from.includes(shownStage(application, tx.now))) throw new AnswerTooLate();
    // The usual mail of a closed application is a refusal, so an applicant who withdraws gets none.
    const mail = answer === 'withdraw' ? null : usualMail(to);
    const made = { adminId: null, adminName: '', reason: '', isMailed: mail !== null };
    const { name, email, domain } = await moveLocked(tx, ports.ids, application, { to, ...made });
    await mailCompany(tx, ports, {
      kind: 'applicant-answered',
      replyTo: email,
      data: { id: application.id, name, email, domain, answer },
    });
    if (!mail) return;
    const data = { name, ...mail, page: token };
    await tx.emails.add({ kind: 'application-moved', to: email, data });
  });
}
