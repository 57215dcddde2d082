import { validateGrievance } from '@portal/domain/applications/grievance.js';
import { useQuery } from '@tanstack/react-query';
import { FailedFetch } from '../../components/failed-fetch.js';
import { Form } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { SubmitButton } from '../../components/submit-button.js';
import { TextArea } from '../../components/text-area.js';
import { messageOf } from '../../lib/api-failure.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import type { Profile } from './accounts-api.js';
import { fetchGrievances, sendGrievance, type OwnGrievance } from './data-export-api.js';
import styles from './data-export.module.css';

const UNREACHABLE = 'Could not connect to the server.';
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const asDay = (at: string): string => DAY.format(new Date(at));

export function OwnGrievances({ profile }: { profile: Profile }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['grievances', profile.email],
    queryFn: () => fetchGrievances(profile.email),
  });
  const fallbacks = { refused: 'Your complaints could not be fetched.', unreachable: UNREACHABLE };
  return (
    <section className={styles.part} aria-labelledby="grievances-title">
      <h2 id="grievances-title">Complain about the use of my data</h2>
      <p>Your complaint goes to the Grievance Officer, with the address of your account.</p>
      {error && (
        <FailedFetch
          message={messageOf(error, fallbacks)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.length > 0 && (
        <ol className={styles.record}>
          {data.map((one) => (
            <Entry key={one.id} of={one} />
          ))}
        </ol>
      )}
      <GrievanceForm profile={profile} onSent={refetch} />
    </section>
  );
}

function Entry({ of: { createdAt, dueAt, settledAt, message } }: { of: OwnGrievance }) {
  return (
    <li>
      <time dateTime={createdAt}>{asDay(createdAt)}</time>
      <strong>
        {settledAt ? `Dealt with on ${asDay(settledAt)}` : `We answer by ${asDay(dueAt)}`}
      </strong>
      <span>{message}</span>
    </li>
  );
}

type FormProps = { readonly profile: Profile; readonly onSent: () => Promise<unknown> };

function GrievanceForm({ profile, onSent }: FormProps) {
  const { name, email } = profile;
  const { phase, field, submit, reset } = usePortalForm<{ message: string }>({
    defaults: { message: '' },
    isRepeatable: true,
    validate: ({ message }) => {
      const error = validateGrievance({ name, email, message }).message;
      return error ? { message: error } : {};
    },
    send: async ({ message }) => {
      await sendGrievance(email, message);
      reset();
      await onSent();
    },
  });
  const fallbacks = { refused: 'Your complaint was not sent.', unreachable: UNREACHABLE };
  return (
    <Form label="Complain about the use of my data" onSubmit={submit}>
      <TextArea {...field('message')} label="What is wrong?" rows={4} />
      {phase.state === 'failed' && !phase.landed && (
        <Notice kind="error">{messageOf(phase.failure, fallbacks)}</Notice>
      )}
      {phase.state === 'sent' && (
        <Notice kind="success">
          We have your complaint. A mail tells you until when we answer.
        </Notice>
      )}
      <SubmitButton isWide={false} isBusy={phase.state === 'sending'}>
        Send the complaint
      </SubmitButton>
    </Form>
  );
}
