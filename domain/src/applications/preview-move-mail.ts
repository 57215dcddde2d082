import type { EmailData } from '../email/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import type { ApplicantTokens } from './applicant-tokens.js';
import { checkInterview, type InterviewForm } from './interview.js';
import { letterOf } from './letter-form.js';
import { checkedMail, type MoveMail } from './move-mail.js';
import { moveMailData } from './move-mail-data.js';
import { answerByOf } from './offer.js';
import { isStage } from './stages.js';
import type { ApplicationStores } from './ports.js';

type Ports = Work<ApplicationStores & SettingsStores> & {
  readonly applicantTokens: ApplicantTokens;
};

type Previewed = {
  readonly applicationId: string;
  readonly to: string;
  /** The last day to answer an offer, as "2026-01-31"; empty for the usual one. */
  readonly answerBy: string;
  readonly interview: InterviewForm | null;
  readonly mail: MoveMail;
};

/** The mail of a move, if it were made now; nothing changes. @throws InvalidInput, NothingToChange */
export async function previewMoveMail(
  { unitOfWork, applicantTokens }: Ports,
  { applicationId, to, answerBy, interview, mail: typed }: Previewed,
): Promise<EmailData['application-moved']> {
  const mail = checkedMail(typed);
  return unitOfWork.run(async (tx) => {
    const application = await tx.applications.lock(applicationId);
    if (!application) throw new NothingToChange('application');
    return moveMailData(applicantTokens, application, {
      mail,
      answerBy: to === 'offered' ? await answerByOf(tx, answerBy) : null,
      letter: isStage(to) ? letterOf(to) : null,
      interview: isStage(to) ? checkInterview(to, interview, tx.now) : null,
    });
  });
}
