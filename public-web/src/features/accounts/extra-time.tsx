import { MOST_REQUEST_CHARACTERS, requestError } from '@portal/domain/exam/accommodation.js';
import { useState } from 'react';
import { Button } from '../../components/button.js';
import { FailedFetch } from '../../components/failed-fetch.js';
import { Form } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { SubmitButton } from '../../components/submit-button.js';
import { TextArea } from '../../components/text-area.js';
import { messageOf } from '../../lib/api-failure.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import {
  requestAccommodation,
  timeText,
  useAccommodation,
  withdrawRequest,
  type OwnAccommodation,
} from '../exam/start/test-time.js';
import type { Profile } from './accounts-api.js';
import styles from './data-export.module.css';

const UNREACHABLE = 'Could not connect to the server.';
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const asDay = (at: string): string => DAY.format(new Date(at));

export function ExtraTime({ profile }: { profile: Profile }) {
  const { data, error, isFetching, refetch } = useAccommodation(profile.email);
  const fallbacks = { refused: 'Your extra time could not be fetched.', unreachable: UNREACHABLE };
  return (
    <section className={styles.part} aria-labelledby="extra-time-title">
      <h2 id="extra-time-title">Extra time in tests</h2>
      {data ? (
        <Known own={data} onChange={refetch} />
      ) : (
        error && (
          <FailedFetch
            message={messageOf(error, fallbacks)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )
      )}
    </section>
  );
}

type KnownProps = { readonly own: OwnAccommodation; readonly onChange: () => Promise<unknown> };

function Known({ own, onChange }: KnownProps) {
  const { granted, request, time } = own;
  return (
    <>
      {granted && (
        <Notice kind="success">
          Each of your tests takes {timeText(time)}
          {granted.until ? `, until ${asDay(granted.until)}` : ''}.
        </Notice>
      )}
      {request?.state === 'requested' && <Waiting request={request} onChange={onChange} />}
      {request?.state === 'declined' && (
        <Notice kind="info">
          <p>
            We could not grant your request of {asDay(request.createdAt)}: {request.reason}
          </p>
        </Notice>
      )}
      {!granted && request?.state !== 'requested' && <Request onSent={onChange} />}
    </>
  );
}

type WaitingProps = {
  readonly request: NonNullable<OwnAccommodation['request']>;
  readonly onChange: () => Promise<unknown>;
};

function Waiting({ request, onChange }: WaitingProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const withdraw = async () => {
    setBusy(true);
    setFailure(null);
    await withdrawRequest().catch(setFailure);
    await onChange();
    setBusy(false);
  };
  const fallbacks = { refused: 'Your request was not taken back.', unreachable: UNREACHABLE };
  return (
    <>
      <Notice kind="info">
        <p>
          We have had your request since {asDay(request.createdAt)}, and write to you once it is
          decided.
        </p>
        <p>“{request.words}”</p>
      </Notice>
      {failure !== null && <Notice kind="error">{messageOf(failure, fallbacks)}</Notice>}
      <Button look="secondary" isBusy={isBusy} onClick={() => void withdraw()}>
        Take the request back
      </Button>
    </>
  );
}

const HINT =
  'One sentence is enough, such as “I have extra time in my university’s exams.” Please name no diagnosis and send no papers.';

function Request({ onSent }: { onSent: () => Promise<unknown> }) {
  const { phase, field, submit } = usePortalForm<{ words: string }>({
    defaults: { words: '' },
    validate: ({ words }) => {
      const error = requestError(words);
      return error === null ? {} : { words: error };
    },
    send: async ({ words }) => {
      await requestAccommodation(words);
      await onSent();
    },
  });
  const fallbacks = { refused: 'Your request was not sent.', unreachable: UNREACHABLE };
  return (
    <>
      <p>
        If you need more time because of a disability or an injury, ask for it before you start a
        test. It costs nothing and stands on no result.
      </p>
      <Form label="Ask for extra time" onSubmit={submit}>
        <TextArea
          {...field('words')}
          label="What would help you?"
          hint={HINT}
          maxLength={MOST_REQUEST_CHARACTERS}
        />
        {phase.state === 'failed' && (
          <Notice kind="error">{messageOf(phase.failure, fallbacks)}</Notice>
        )}
        <SubmitButton isWide={false} isBusy={phase.state === 'sending'}>
          Ask for extra time
        </SubmitButton>
      </Form>
    </>
  );
}
