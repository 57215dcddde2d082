import { useCanAccess } from 'react-admin';
import { AnswerForm } from './answer-form.js';
import { CloseGrievance, MarkAsGrievance, OwnerButtons } from './grievance-actions.js';
import { AnswerBy, hasDueDay, MessageState } from './message-state.js';
import type { Entry } from '../../providers/data-provider.js';
import { linkTo, Moment } from '../../components/values.js';
import { PlainTable } from '../../components/plain-table.js';
import { ShowScreen } from '../../components/show-screen.js';
import styles from './messages.module.css';

type MessageEntry = Entry<'messages'>;

const accountOf = ({ students: [student] }: MessageEntry) =>
  student &&
  linkTo(
    'students',
    student.id,
    student.isVerified ? student.name : `${student.name} (the email is not verified)`,
  );

const factsOf = (one: MessageEntry) => {
  const { email, subject, message, service, estimate, createdAt, state, owner } = one;
  return [
    ['State', <MessageState key="state" state={state} />],
    ...(hasDueDay(one) ? ([['Answer by', <AnswerBy key="due" of={one} />]] as const) : []),
    ['Owner', owner],
    ['Email', email],
    ['Student', accountOf(one)],
    ['Date', <Moment key="date" at={createdAt} />],
    ['Subject', subject],
    ...(service ? ([['Service', service]] as const) : []),
    ...(estimate ? ([['Estimate', estimate]] as const) : []),
    ['Message', message],
  ] as const;
};

export default function MessageShow() {
  const { canAccess: mayAct } = useCanAccess({ action: 'answer', resource: 'messages' });
  return (
    <ShowScreen<MessageEntry>
      resource="messages"
      actions={({ id, state, owner }) =>
        mayAct && state !== 'closed' && <OwnerButtons id={id} owner={owner} />
      }
      facts={factsOf}
    >
      {(message) => (
        <>
          <Answers of={message} />
          <OthersOfSender of={message} />
          {mayAct && message.state !== 'closed' && (
            <AnswerForm
              id={message.id}
              email={message.email}
              seen={message.answers.length}
              isGrievance={message.kind === 'grievance'}
            />
          )}
          {mayAct && message.state === 'waiting' && message.kind !== 'grievance' && (
            <MarkAsGrievance id={message.id} />
          )}
          {mayAct && message.state === 'waiting' && message.kind === 'grievance' && (
            <CloseGrievance id={message.id} />
          )}
        </>
      )}
    </ShowScreen>
  );
}

function OthersOfSender({ of: { others } }: { readonly of: MessageEntry }) {
  const rows = others.map(({ id, subject, state, createdAt }) => ({
    key: id,
    cells: [
      linkTo('messages', id, subject || 'No subject'),
      <MessageState key="state" state={state} />,
      <Moment key="date" at={createdAt} />,
    ],
  }));
  return (
    <PlainTable
      title="Other messages of the sender"
      columns={['Subject', 'State', 'Date']}
      rows={rows}
    />
  );
}

function Answers({ of: { answers } }: { readonly of: MessageEntry }) {
  if (answers.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="answers">
      <h3 id="answers">Answered</h3>
      <ul className={styles.answers}>
        {answers.toReversed().map(({ id, text, adminName, at }) => (
          <li key={id}>
            <p>{text}</p>
            <small className="soft">
              By {adminName}, <Moment at={at} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
