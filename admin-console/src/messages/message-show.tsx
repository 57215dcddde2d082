import { AnswerForm } from './answer-form.js';
import { CloseGrievance, MarkAsGrievance } from './grievance-actions.js';
import { MessageState } from './message-state.js';
import { OwnerButton } from './owner-button.js';
import type { Entry } from '../providers/api-types.js';
import styles from './messages.module.css';
import { Facts } from '../components/facts.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';

type MessageEntry = Entry<'messages'>;

const factsOf = ({ email, subject, message, createdAt, state, dueAt, owner }: MessageEntry) =>
  [
    ['State', <MessageState key="state" state={state} />],
    ...(dueAt ? ([['Answer by', <Moment key="due" at={dueAt} />]] as const) : []),
    ['Owner', owner],
    ['Email', email],
    ['Date', <Moment key="date" at={createdAt} />],
    ['Subject', subject],
    ['Message', message],
  ] as const;

/** One message from the contact page. */
export default function MessageShow() {
  return (
    <ShowScreen<MessageEntry>
      resource="messages"
      back="All messages"
      refused="Failed to fetch the message."
      title={({ name }) => name}
      actions={({ id, state, owner }) =>
        state !== 'closed' && <OwnerButton id={id} owner={owner} />
      }
    >
      {(message) => (
        <>
          <Facts facts={factsOf(message)} />
          <Answers of={message} />
          {message.state !== 'closed' && (
            <AnswerForm
              id={message.id}
              name={message.name}
              subject={message.subject}
              email={message.email}
              seen={message.answers.length}
              isGrievance={message.kind === 'grievance'}
            />
          )}
          {message.state === 'waiting' && message.kind === 'message' && (
            <MarkAsGrievance id={message.id} />
          )}
          {message.state === 'waiting' && message.kind === 'grievance' && (
            <CloseGrievance id={message.id} />
          )}
        </>
      )}
    </ShowScreen>
  );
}

function Answers({ of: { answers } }: { readonly of: MessageEntry }) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers">
      <h3 id="answers">Answered</h3>
      <ul className={styles.answers}>
        {answers.toReversed().map(({ id, text, adminName, at }) => (
          <li key={id}>
            <p>{text}</p>
            <small>
              By {adminName}, <Moment at={at} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
