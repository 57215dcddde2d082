import { type Actor, noteAction, reasonIfNeeded, type AuditStores } from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import { InvalidInput, NothingToChange, conflict } from '../kernel/errors.js';
import { MAX_LENGTH } from '../kernel/text-rules.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import { dueDate } from './contact-message.js';
import type { StoredMessage, ApplicationStores } from './ports.js';
import { acknowledgeGrievance } from './send-message.js';

type Ports = Work<AuditStores & EmailStores & ApplicationStores> & { readonly ids: IdSource };

const LEAST_CHARACTERS = 2;

class MessageAnswered extends conflict(
  'message_answered',
  'Somebody has answered or closed this message meanwhile. Please load it again.',
) {}

export type Answering = {
  readonly messageId: string;
  readonly text: string;
  readonly seen: number;
};

function checkedAnswer(typed: string): string {
  const text = typed.trim();
  if (text.length < LEAST_CHARACTERS) throw new InvalidInput({ text: 'Please write an answer.' });
  if (text.length > MAX_LENGTH.message) {
    throw new InvalidInput({ text: `Please use at most ${MAX_LENGTH.message} characters.` });
  }
  return text;
}

async function lockMessage(tx: Transaction<ApplicationStores>, id: string): Promise<StoredMessage> {
  const message = await tx.messages.lock(id);
  if (!message) throw new NothingToChange('message');
  return message;
}

/** Answers a message by mail. A further answer must name the answers before it, so that a double click, or two admins,
 * send only one. @throws InvalidInput, NothingToChange, MessageAnswered */
export async function answerMessage(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { messageId, text: typed, seen }: Answering,
): Promise<void> {
  const text = checkedAnswer(typed);
  await unitOfWork.run(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (message.answers.length !== seen || message.closedAt) throw new MessageAnswered();
    const { adminId, username: adminName } = actor;
    await tx.messages.addAnswer({
      ...{ id: ids.next(), messageId, text, adminId, adminName, at: tx.now },
    });
    const { name, email, subject, message: question } = message;
    await tx.emails.add({
      kind: 'message-answered',
      to: email,
      data: { name, subject, question, answer: text, thread: messageId },
    });
    await noteAction(tx, ids, actor, {
      ...{ action: 'answer-message', subject: 'message', subjectId: messageId, reason: '' },
      before: { answers: seen },
      after: { answers: seen + 1 },
    });
  });
}

class IsGrievance extends conflict(
  'message_is_grievance',
  'This message is a complaint about personal data already. Please load it again.',
) {}

/** The message, the reason, and the number of answers that the admin saw; without the number it is not compared. */
type Closing = {
  readonly messageId: string;
  readonly reason: string;
  readonly seen?: number | undefined;
};

/** Closes a message that needs no answer. The reason is stored in the audit log; a grievance requires one. @throws
 * NothingToChange, MessageAnswered (also since it was opened), InvalidInput */
export async function closeMessage(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { messageId, reason, seen }: Closing,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const { closedAt, kind, answers } = await lockMessage(tx, messageId);
    if (closedAt || answers.length !== (seen ?? answers.length)) throw new MessageAnswered();
    const why = reasonIfNeeded(kind === 'grievance', reason);
    await tx.messages.close(messageId, tx.now);
    await noteAction(tx, ids, actor, {
      ...{ action: 'close-message', subject: 'message', subjectId: messageId, reason: why },
      ...{ before: null, after: null },
    });
  });
}

/** Makes a message a grievance; the time for its answer counts from its arrival. @throws NothingToChange,
 * MessageAnswered, IsGrievance */
export async function markAsGrievance(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { messageId }: { readonly messageId: string },
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (message.answers.length > 0 || message.closedAt) throw new MessageAnswered();
    if (message.kind === 'grievance') throw new IsGrievance();
    const dueAt = dueDate('grievance', message.createdAt);
    await tx.messages.markGrievance(messageId, dueAt);
    await acknowledgeGrievance(tx, { ...message, dueAt });
    await noteAction(tx, ids, actor, {
      ...{ action: 'mark-grievance', subject: 'message', subjectId: messageId, reason: '' },
      ...{ before: { kind: message.kind }, after: { kind: 'grievance' } },
    });
  });
}
