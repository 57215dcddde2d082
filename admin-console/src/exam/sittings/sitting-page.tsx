import { formatCount } from '@portal/domain/kernel/format-count.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { CanAccess } from 'react-admin';
import { Link, useParams } from 'react-router';
import { ActionButton } from '../../components/action-button.js';
import { Failed } from '../../components/failed.js';
import { Facts } from '../../components/show-screen.js';
import { FileButton } from '../../components/file-button.js';
import { Loading } from '../../components/loading.js';
import { Moment } from '../../components/values.js';
import { OwnTitle } from '../../components/own-title.js';
import { PlainTable } from '../../components/plain-table.js';
import { wordsOf } from '../../components/refusal.js';
import type { AnswerOfAction } from '../../providers/data-provider.js';
import { useLive } from '../live/use-open-tests.js';
import { RoomView } from './room.js';
import { asWindow, type Room, type Sitting, SittingState, supervisorsOf } from './sitting.js';
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
        Nobody can enter any more, and who still waits is declined.
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
          issued anew. The reason is shown. This can&apos;t be undone.
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

function Whole({ room }: { readonly room: Room }) {
  const { sitting, list } = room;
  const { place, state, withdrawalReason } = sitting;
  return (
    <>
      <OwnTitle of={place} />
      <div className="flex gap-4 wrap items-center justify-between">
        <div className="can-shrink break-anywhere">
          <h2>{place}</h2>
          <p className="soft">{asWindow(sitting)}</p>
          <SittingState state={state} />
        </div>
        <div className="flex gap-3 wrap">
          {(state === 'upcoming' || state === 'open') && <Preparing sitting={sitting} />}
          <Ending sitting={sitting} />
        </div>
      </div>
      {(state === 'open' || state === 'over') && <RoomView room={room} />}
      <Facts
        facts={[
          ['Domains', sitting.domains.map(domainLabel).join(', ')],
          ['Seats', sitting.seats],
          ['Tests', sitting.tests],
          ['Supervised by', supervisorsOf(sitting)],
          ['Closed', <Moment key="closed" at={sitting.closedAt} />],
          ['Withdrawn', <Moment key="withdrawn" at={sitting.withdrawnAt} />],
          ...(withdrawalReason ? [['Why', withdrawalReason] as const] : []),
        ]}
      />
      <PlainTable
        title="Expected students"
        empty="No list: who enters the code is seen in the room."
        columns={['Email', 'Fee']}
        rows={list.map(({ email, isFeeWaived }) => ({
          key: email,
          cells: [email, isFeeWaived ? 'waived' : 'as ever'],
        }))}
      />
    </>
  );
}

export default function SittingPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useLive(`/api/admin/sittings/${id}`);
  const refused = error && wordsOf(error, 'Failed to fetch the sitting.');
  return (
    <div className="grid can-shrink gap-5">
      <Link to="/admin/sittings">← All sittings</Link>
      {refused && <Failed message={refused} onRetry={() => void refetch()} />}
      {data ? <Whole room={data} /> : !refused && <Loading />}
    </div>
  );
}
