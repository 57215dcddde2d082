import { formatCount } from '@portal/domain/kernel/format-count.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { CanAccess } from 'react-admin';
import { ActionButton } from '../../components/action-button.js';
import { ShowScreen } from '../../components/show-screen.js';
import { FileButton } from '../../components/file-button.js';
import { Moment } from '../../components/values.js';
import { PlainTable } from '../../components/plain-table.js';
import type { AnswerOfAction } from '../../providers/data-provider.js';
import { REFRESH_EVERY_MS } from '../live/use-open-tests.js';
import { RoomView } from './room.js';
import { asWindow, type Sitting, SittingState, supervisorsOf } from './sitting.js';
import { SaveSitting } from './sitting-fields.js';

const LIST = {
  name: 'list',
  label: 'Email addresses',
  hint: 'One a line, or the text of a CSV file with them. Each gets a mail with place, time and what to bring.',
  most: 20_000,
};

const listedText = ({ added, unreadable }: AnswerOfAction<`sittings/${string}/expect`>): string =>
  `${formatCount(added, 'student')} added.${unreadable.length > 0 ? ` Not read: ${unreadable.join(', ')}.` : ''}`;

const Preparing = ({ sitting }: { readonly sitting: Sitting }) => (
  <>
    <SaveSitting sitting={sitting} />
    <CanAccess action="expect" resource="sittings">
      <ActionButton
        label="Add expected students"
        path={`sittings/${sitting.id}/expect`}
        words={LIST}
        done={listedText}
      />
    </CanAccess>
    <CanAccess action="waive-fees" resource="sittings">
      <ActionButton
        label="Waive the fee"
        path={`sittings/${sitting.id}/waive-fees`}
        done={({ waived }) => `${formatCount(waived, 'student')} need not pay.`}
      >
        For all who are on the list now. Who is added later pays as ever.
      </ActionButton>
    </CanAccess>
  </>
);

const Ending = ({ sitting: { id, state, tests } }: { readonly sitting: Sitting }) => (
  <>
    {(state === 'open' || state === 'over') && (
      <ActionButton
        label="Close the sitting"
        path={`sittings/${id}/close`}
        words={null}
        done="The sitting is closed; its record can be saved."
      >
        Nobody can enter any more; who still waits is not admitted.
      </ActionButton>
    )}
    {state !== 'withdrawn' && (
      <CanAccess action="withdraw" resource="sittings">
        <ActionButton
          label={tests > 0 ? 'Withdraw' : 'Cancel the sitting'}
          path={`sittings/${id}/withdraw`}
          done="The sitting is withdrawn."
        >
          Certificates from it no longer say that the test was supervised, and their badges are
          issued again. The reason is shown. This can&apos;t be undone.
        </ActionButton>
      </CanAccess>
    )}
    <FileButton
      label="Record"
      path={`/api/admin/sittings/${id}/record`}
      fileName="sitting.csv"
      refused="The record could not be loaded."
    />
  </>
);

const factsOf = (sitting: Sitting) =>
  [
    ['When', asWindow(sitting)],
    ['State', <SittingState key="state" state={sitting.state} />],
    ['Domains', sitting.domains.map(domainLabel).join(', ')],
    ['Seats', sitting.seats],
    ['Tests', sitting.tests],
    ['Supervised by', supervisorsOf(sitting)],
    ['Closed', <Moment key="closed" at={sitting.closedAt} />],
    ['Withdrawn', <Moment key="withdrawn" at={sitting.withdrawnAt} />],
    ['Why withdrawn', sitting.withdrawalReason],
  ] as const;

export default function SittingPage() {
  return (
    <ShowScreen<Sitting>
      resource="sittings"
      title={({ place }) => place}
      refreshEveryMs={REFRESH_EVERY_MS}
      actions={(sitting) => (
        <>
          {!['closed', 'withdrawn'].includes(sitting.state) && <Preparing sitting={sitting} />}
          <Ending sitting={sitting} />
        </>
      )}
      facts={factsOf}
    >
      {(sitting) => (
        <>
          {['open', 'over'].includes(sitting.state) && <RoomView room={sitting} />}
          <PlainTable
            title="Expected students"
            empty="No list: who enters the code is seen in the room."
            columns={['Email', 'Fee']}
            rows={sitting.list.map(({ email, isFeeWaived }) => ({
              key: email,
              cells: [email, isFeeWaived ? 'waived' : 'as ever'],
            }))}
          />
        </>
      )}
    </ShowScreen>
  );
}
