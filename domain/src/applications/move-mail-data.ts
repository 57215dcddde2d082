import type { LetterKind } from '../certificates/index.js';
import type { EmailData } from '../email/index.js';
import type { ApplicantTokens } from './applicant-tokens.js';
import type { Application } from './application.js';
import type { Interview } from './interview.js';
import type { MoveMail } from './move-mail.js';

type About = {
  readonly mail: MoveMail;
  readonly answerBy: Date | null;
  readonly letter: LetterKind | null;
  readonly interview: Interview | null;
};

/** The data of the mail about a move; the preview uses it too. */
export function moveMailData(
  tokens: ApplicantTokens,
  { id, name, version }: Pick<Application, 'id' | 'name' | 'version'>,
  { mail, answerBy, letter, interview }: About,
): EmailData['application-moved'] {
  return {
    ...{ name, subject: mail.subject, text: mail.text },
    ...(answerBy ? { answerBy: answerBy.toISOString() } : {}),
    ...(letter ? { letter } : {}),
    // The application's id with a rising number, so that calendars replace an earlier time.
    ...(interview ? { interview: { ...interview, uid: id, sequence: version } } : {}),
    page: tokens.tokenOf(id),
  };
}
