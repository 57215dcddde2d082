import { formatCount } from '@portal/domain/kernel/format-count.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { CanAccess } from 'react-admin';
import { ActionButton } from '../../components/action-button.js';
import { ShowScreen } from '../../components/show-screen.js';
import { FileButton } from '../../components/file-button.js';
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

const isRunning = ({ state }: Sitting): boolean => state === 'open' || state === 'over';

const Actions = ({ sitting }: { readonly sitting: Sitting }) => {
  const { id, state } = sitting;
  const isEnded = state === 'closed' || state === 'withdrawn';
  return (
    <>
      {!isEnded && <SaveSitting sitting={sitting} />}
      <CanAccess action="expect" resource="sittings">
        {!isEnded && (
          <ActionButton
            label="Add expected students"
            path={`sittings/${id}/expect`}
            words={LIST}
            done={listedText}
          />
        )}
        {state !== 'withdrawn' && (
          <ActionButton
            label="Withdraw"
            path={`sittings/${id}/withdraw`}
            done="The sitting is withdrawn."
          >
            Certificates from it no longer say that the test was supervised, and their badges are
            issued again. The reason is shown. This can&apos;t be undone.
          </ActionButton>
        )}
      </CanAccess>
      <CanAccess action="waive-fees" resource="sittings">
        <ActionButton
          label="Waive the fee"
          path={`sittings/${id}/waive-fees`}
          isIdle={isEnded}
          done={({ waived }) => `${formatCount(waived, 'student')} need not pay.`}
        >
          For all who are on the list now. Who is added later pays as ever.
        </ActionButton>
      </CanAccess>
      {isRunning(sitting) && (
        <ActionButton
          label="Close the sitting"
          path={`sittings/${id}/close`}
          words={null}
          done="The sitting is closed; its record can be saved."
        >
          Nobody can enter any more; who still waits is not admitted.
        </ActionButton>
      )}
      <FileButton
        label="Record"
        path={`/api/admin/sittings/${id}/record`}
        fileName="sitting.csv"
        refused="The record could not be loaded."
      />
    </>
  );
};

const factsOf = (sitting: Sitting) =>
  [
    ['When', asWindow(sitting)],
    ['State', <SittingState key="state" state={sitting.state} />],
    ['Domains', sitting.domains.map(domainLabel).join(', ')],
    ['Seats', sitting.seats],
    ['Tests', sitting.tests],
    ['Supervised by', supervisorsOf(sitting)],
    ['Why withdrawn', sitting.withdrawalReason],
  ] as const;

export default function SittingPage() {
  return (
    <ShowScreen<Sitting>
      resource="sittings"
      title={({ place }) => place}
      refreshEveryMs={REFRESH_EVERY_MS}
      actions={(sitting) => <Actions sitting={sitting} />}
      facts={factsOf}
    >
      {(sitting) => (
        <>
          {isRunning(sitting) && <RoomView room={sitting} />}
          <PlainTable
            title="Expected students"
            empty="No list: who enters the code is seen in the room."
            columns={['Email', 'Fee', 'In the room']}
            rows={sitting.list.map(({ email, isFeeWaived }) => ({
              key: email,
              cells: [
                ...[email, isFeeWaived ? 'waived' : 'as ever'],
                sitting.people.some((one) => one.email === email) ? 'yes' : 'no',
              ],
            }))}
          />
        </>
      )}
    </ShowScreen>
  );
}
