import type { Actor, AuditStores } from '../audit/index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import { lockedAsSeen, type Sight } from './changing.js';
import { checkInterview, type InterviewForm } from './interview.js';
import { checkedLetter, type LetterForm } from './letter-form.js';
import { makeMove, type MovePorts, type MoveStores } from './make-move.js';
import { mailOf, type Mailing } from './move-mail.js';
import { answerByOf } from './offer.js';
import { checkMove, isStage, type Stage } from './stages.js';
import type { ApplicationStores } from './ports.js';

type Ports = Work<ApplicationStores & AuditStores & MoveStores> & MovePorts;

export type Moving = Sight & {
  readonly to: string;
  readonly reason: string;
  /** The last day to answer an offer, as "2026-01-31"; empty for the usual one. */
  readonly answerBy?: string;
  readonly interview?: InterviewForm | null;
  readonly letter?: LetterForm | null;
  readonly mail: Mailing;
};

const MOST_CHARACTERS = 500;

function checkedStage(to: string): Stage {
  if (!isStage(to)) throw new InvalidInput({ to: 'Please choose a stage.' });
  return to;
}

function checkedWhy(reason: string): string {
  const why = reason.trim();
  if (why.length > MOST_CHARACTERS) {
    throw new InvalidInput({ reason: `Please use at most ${MOST_CHARACTERS} characters.` });
  }
  return why;
}

/** Moves an application to another stage, with its mail and letter. Of two admins at once, the later one is refused.
 * @throws InvalidInput, NothingToChange, ChangedMeanwhile, LetterNeeded, MoveRefused */
export async function moveApplication(
  { unitOfWork, ...ports }: Ports,
  actor: Actor,
  { to, reason, mail: mailing, answerBy = '', ...moving }: Moving,
): Promise<void> {
  const stage = checkedStage(to);
  const why = checkedWhy(reason);
  const mail = mailOf(mailing, stage);
  await unitOfWork.run(async (tx) => {
    const application = await lockedAsSeen(tx, moving);
    checkMove(application.status, stage);
    const until = stage === 'offered' ? await answerByOf(tx, answerBy) : null;
    const interview = checkInterview(stage, moving.interview ?? null, tx.now);
    const letter = checkedLetter(stage, moving.letter ?? null, tx.now);
    const move = { to: stage, reason: why, mail, answerBy: until, interview, letter };
    await makeMove(tx, ports, actor, application, move);
  });
}
