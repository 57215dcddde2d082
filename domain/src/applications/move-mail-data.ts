import type { LetterKind } from '../certificates/index.js';
import type { EmailData } from '../email/index.js';
import type { ApplicantTokens } from './applicant-tokens.js';
import type { Application } from './application.js';
import type { InterviewSlot } from './interviews/interview.js';
import type { MoveMail } from './move-mail.js';

type About = {
  readonly mail: MoveMail;
  readonly answerBy: Date | null;
  readonly letter: LetterKind | null;
  readonly times: readonly InterviewSlot[];
};

/** All that the mail about a move tells. The preview is made of the same, so that it is what is sent. */
export function moveMailData(
  tokens: ApplicantTokens,
  { id, name }: Pick<Application, 'id' | 'name'>,
  { mail, answerBy, letter, times }: About,
): EmailData['application-moved'] {
  return {
    ...{ name, subject: mail.subject, text: mail.text },
    ...(answerBy ? { answerBy: answerBy.toISOString() } : {}),
    ...(letter ? { letter } : {}),
    ...(times.length > 0 ? { times: times.map(({ startsAt }) => startsAt.toISOString()) } : {}),
    page: tokens.tokenOf(id),
  };
}
