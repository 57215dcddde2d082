import { emailKindInWords } from '@portal/domain/email/email-words.js';
import { adviceOn, EmailState } from './email-state.js';
import { MailPreview } from './mail-preview.js';
import { ActionButton } from '../components/action-button.js';
import { linkTo, Moment } from '../components/values.js';
import { Notice } from '../components/notice.js';
import { ShowScreen } from '../components/show-screen.js';
import type { Entry } from '../providers/data-provider.js';

type EmailEntry = Entry<'emails'>;

const factsOf = (email: EmailEntry) =>
  [
    ['State', <EmailState key="state" state={email.state} />],
    ['Kind', emailKindInWords(email.kind)],
    ['Student', linkTo('students', email.studentId, email.studentName)],
    ...(email.state === 'dropped' ? ([['Why not sent', email.lastError]] as const) : []),
    ['Times tried', String(email.tries)],
    ['Owed since', <Moment key="owed" at={email.createdAt} />],
    ['Queued', <Moment key="queued" at={email.queuedAt} />],
    ['Sent', <Moment key="sent" at={email.sentAt} />],
    ['Of use until', <Moment key="expires" at={email.expiresAt} />],
  ] as const;

function Actions({ email: { id, to, state } }: { readonly email: EmailEntry }) {
  return (
    <>
      {state === 'failed' && (
        <ActionButton
          label="Retry"
          path={`emails/${id}/retry`}
          values={{ seenState: state }}
          done={({ to: right }) => `The email is queued again${right ? `, to ${right}` : ''}.`}
        >
          The email to {to} is sent again, and tried for up to a day. If the address of the account
          was corrected since, it goes to the right one.
        </ActionButton>
      )}
      {['pending', 'failed'].includes(state) && (
        <ActionButton
          label="Cancel email"
          path={`emails/${id}/cancel`}
          values={{ seenState: state }}
          done="The email was cancelled."
        >
          The email to {to} will never be sent, and what it says is forgotten.
        </ActionButton>
      )}
    </>
  );
}

export default function EmailShow() {
  return (
    <ShowScreen<EmailEntry>
      resource="emails"
      actions={(email) => <Actions email={email} />}
      facts={factsOf}
    >
      {(email) => (
        <>
          {email.state === 'failed' && (
            <Notice kind="error">
              <span>{adviceOn(email.lastError ?? '')}</span>
            </Notice>
          )}
          <MailPreview id={email.id} about="the mail" />
          {email.state === 'failed' && email.lastError && (
            <p className="soft small break-anywhere">The mail server said: {email.lastError}</p>
          )}
        </>
      )}
    </ShowScreen>
  );
}
