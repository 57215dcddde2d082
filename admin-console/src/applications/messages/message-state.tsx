import { answerBy, isLate } from '@portal/domain/applications/answer-time.js';
import { MESSAGE_STATE_WORDS } from '../../components/message-words.js';
import { Badge, stateBadge, Moment } from '../../components/values.js';

type MessageStanding = 'waiting' | 'answered' | 'closed';

/** Whether somebody waits for an answer. */
export const MessageState = stateBadge(MESSAGE_STATE_WORDS, { waiting: 'bad', answered: 'good' });

type Due = {
  readonly state: MessageStanding;
  readonly createdAt: string;
  readonly dueAt: string | null;
};

/** Whether the day of the answer is shown: while the message waits, and always for a grievance. */
export const hasDueDay = ({ state, dueAt }: Due): boolean => state === 'waiting' || dueAt !== null;

/** By when a message is to be answered, and whether that time is over. */
export function AnswerBy({ of, ...how }: { readonly of: Due; readonly isShort?: true }) {
  const { state, createdAt, dueAt } = of;
  const received = {
    createdAt: new Date(createdAt),
    dueAt: dueAt === null ? null : new Date(dueAt),
  };
  return (
    <>
      <Moment at={answerBy(received).toISOString()} {...how} />
      {/* oxlint-disable-next-line react/purity -- whether it is late by now */}
      {state === 'waiting' && isLate(received, new Date()) && (
        <>
          {' '}
          <Badge tone="bad">Late</Badge>
        </>
      )}
    </>
  );
}
