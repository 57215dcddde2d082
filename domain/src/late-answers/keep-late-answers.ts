import type { WithStudents } from '../accounts/index.js';
import {
  type Anchor,
  type Attempt,
  AttemptNotFound,
  AttemptVoid,
  type Chance,
  closeOverdueOf,
  type ClosingStores,
  ownAnswers,
  readAnchor,
  stampedAt,
  type WithSealer,
} from '../exam/index.js';
import type { IdSource } from '../kernel/sources.js';
import { earlierOf } from '../kernel/time.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { OptionKey } from '../question-bank/index.js';
import { AttemptStillOpen } from './errors.js';
import { evidenceFor, type Claim } from './late-answer.js';
import type { WithLateAnswers } from './ports.js';

type Stores = ClosingStores & WithLateAnswers & WithStudents;
type Ports = Work<Stores> & WithSealer & Chance & { readonly ids: IdSource };

export type LateChoices = {
  readonly studentId: string;
  readonly attemptId: string;
  readonly choices: Readonly<Record<string, unknown>>;
  /** For each choice the newest anchor that the page had, and the milliseconds since. */
  readonly times: Readonly<Record<string, { readonly anchor: string; readonly elapsedMs: number }>>;
  /** The last stamp that the page has, and for which choices. */
  readonly stamp: {
    readonly choices: Readonly<Record<string, unknown>>;
    readonly seal: string;
  } | null;
};

type Read = { readonly claim: Claim; readonly anchor: Anchor | null };

function readClaim(ports: WithSealer, sent: LateChoices, questionId: string): Read {
  const { attemptId, times, stamp, choices } = sent;
  const time = Object.hasOwn(times, questionId) ? times[questionId] : undefined;
  const anchor = time ? readAnchor(ports, attemptId, time.anchor) : null;
  const isStamped = stamp?.choices[questionId] === choices[questionId];
  const at = isStamped && stamp ? stampedAt(ports, attemptId, stamp.choices, stamp.seal) : null;
  return { anchor, claim: { anchor, elapsedMs: time?.elapsedMs ?? null, stampedAt: at } };
}

type Test = {
  readonly attempt: Attempt;
  readonly sent: LateChoices;
  readonly isReviewOpened: boolean;
};

async function keep(
  ports: Ports,
  tx: Transaction<Stores>,
  { attempt, sent, isReviewOpened }: Test,
  [questionId, option]: readonly [string, OptionKey],
): Promise<void> {
  const { claim, anchor } = readClaim(ports, sent, questionId);
  const { lateAnswers } = tx;
  const evidence = evidenceFor(claim, {
    end: earlierOf(attempt.closedAt, attempt.deadline),
    arrivedAt: tx.now,
    isReviewOpened,
    lastSavedAt: anchor && (await lateAnswers.lastSavedAt(attempt.id, anchor.sessionId)),
  });
  await lateAnswers.add({
    ...evidence,
    ...{ id: ports.ids.next(), attemptId: attempt.id, questionId, option, arrivedAt: tx.now },
    place: attempt.questions.findIndex(({ id }) => id === questionId) + 1,
    ...{ state: 'waiting', reason: '', decidedAt: null },
  });
}

/** Keeps late choices with the evidence for their time; none counts until an admin accepts it. The
 * same choices again change nothing. @throws AttemptNotFound, AttemptVoid, AttemptStillOpen */
export async function keepLateAnswers(ports: Ports, sent: LateChoices): Promise<void> {
  await closeOverdueOf(ports, sent.studentId);
  await ports.unitOfWork.run(async (tx) => {
    const { attempt } = (await tx.attempts.lockWithStudent(sent.attemptId, sent.studentId)) ?? {};
    if (!attempt) throw new AttemptNotFound();
    if (attempt.state === 'void') throw new AttemptVoid();
    if (attempt.state === 'open') throw new AttemptStillOpen();
    const isReviewOpened = await tx.lateAnswers.isReviewOpened(attempt.id);
    for (const [questionId, option] of Object.entries(ownAnswers(attempt, sent.choices))) {
      const isNews = option !== null && option !== attempt.answers[questionId];
      if (isNews) await keep(ports, tx, { attempt, sent, isReviewOpened }, [questionId, option]);
    }
  });
}
