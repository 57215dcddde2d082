import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { CloseGrievance, MarkAsGrievance, OwnerButtons } from './grievance-actions.js';
import { AnswerBy, hasDueDay, MessageState } from './message-state.js';
import { type Entry, act } from '../../providers/data-provider.js';
import { linkTo, Moment } from '../../components/values.js';
import { PlainTable } from '../../components/plain-table.js';
import { ShowScreen } from '../../components/show-screen.js';
import styles from './messages.module.css';
import { DirectButton } from '../../components/action-button.js';
import { ActionForm, type Texts } from '../../components/action-form.js';
import { Field } from '../../components/field.js';

type AnswerFormProps = {
  readonly id: string;
  readonly email: string;
  /** How many answers the admin sees above: the server refuses if another admin has answered since. */
  readonly seen: number;
  /** A grievance is closed without an answer only with a reason. */
  readonly isGrievance: boolean;
};

/** Answers a message by mail; what was typed stays until it is sent. */
function AnswerForm({ id, email, seen, isGrievance }: AnswerFormProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const path = `messages/${encodeURIComponent(id)}` as const;
  const answer = async ({ text = '' }: Texts) => {
    await act(`${path}/answer`, { text, seen });
    notify(`The answer is on its way to ${email}.`, { type: 'success' });
    refresh();
  };
  return (
    <section className="grid gap-4 max-width-60rem justify-items-start">
      <h3>{seen === 0 ? 'Answer' : 'Answer once more'}</h3>
      <ActionForm label="Answer" button="Send the answer" send={answer} isEmptied>
        <Field
          {...{ name: 'text', label: 'Answer', rows: 5 }}
          hint={`It goes to ${email} by mail, with the message below it.`}
        />
      </ActionForm>
      {seen === 0 && !isGrievance && (
        <DirectButton
          path={`${path}/close`}
          body={{ seen }}
          done="Closed without an answer."
          refused="The message could not be closed."
        >
          Needs no answer
        </DirectButton>
      )}
    </section>
  );
}

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
