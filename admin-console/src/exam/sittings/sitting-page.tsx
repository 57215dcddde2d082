import { formatCount } from '@portal/domain/kernel/format-count.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { CanAccess } from 'react-admin';
import { Link, useParams } from 'react-router';
import { ActionButton } from '../../components/action-button.js';
import { Answered } from '../../components/answered.js';
import { Facts } from '../../components/show-screen.js';
import { FileButton } from '../../components/file-button.js';
import { Moment } from '../../components/values.js';
import { Notice } from '../../components/notice.js';
import { OwnTitle } from '../../components/own-title.js';
import { PlainTable } from '../../components/plain-table.js';
import type { AnswerOf, AnswerOfAction } from '../../providers/data-provider.js';
import { RoomView } from './room.js';
import { asWindow, isRunning, SittingState } from './sitting.js';
import { formOf, SittingFields } from './sitting-fields.js';

type Whole = AnswerOf<`/api/admin/sittings/${string}`>;

const LIST = {
  name: 'list',
  label: 'Email addresses',
  hint: 'One a line, or the text of a CSV file with them. Each gets a mail with place, time and what to bring.',
  most: 20_000,
};

function listedText(answer: AnswerOfAction<`sittings/${string}/expect`>): string {
  const { added, known, unreadable } = answer;
  const rest = unreadable.length === 0 ? '' : ` Not read: ${unreadable.join(', ')}.`;
  return `${added} added, ${known} known before.${rest}`;
}

function Actions({ sitting }: Pick<Whole, 'sitting'>) {
  const { id, state, tests } = sitting;
  const isAhead = state === 'upcoming' || state === 'open';
  return (
    <>
      {isAhead && (
        <>
          <CanAccess action="change" resource="sittings">
            <ActionButton
              label="Change"
              path={`sittings/${id}/change`}
              fields={<SittingFields />}
              words={null}
              values={formOf(sitting)}
              done="The sitting is changed."
            >
              All on the list get a mail where the place or the time changes.
            </ActionButton>
          </CanAccess>
          <CanAccess action="expect" resource="sittings">
            <ActionButton
              label="Add expected students"
              path={`sittings/${id}/expect`}
              words={LIST}
              done={listedText}
            />
          </CanAccess>
          <CanAccess action="waive-fees" resource="sittings">
            <ActionButton
              label="Waive the fee"
              path={`sittings/${id}/waive-fees`}
              done={({ waived }) => `${formatCount(waived, 'student')} need not pay.`}
            >
              For all who are on the list now. Who is added later pays as ever.
            </ActionButton>
          </CanAccess>
        </>
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
}

export default function SittingPage() {
  const { id = '' } = useParams();
  return (
    <div className="grid can-shrink gap-5">
      <Link to="/admin/sittings">← All sittings</Link>
      <Answered path={`/api/admin/sittings/${id}`} refused="Failed to fetch the sitting.">
        {({ sitting, list }) => (
          <>
            <OwnTitle of={sitting.place} />
            <div className="flex gap-4 wrap items-center justify-between">
              <div className="can-shrink break-anywhere">
                <h2>{sitting.place}</h2>
                <p className="soft">{asWindow(sitting)}</p>
                <SittingState state={sitting.state} />
              </div>
              <div className="flex gap-3 wrap">
                <Actions sitting={sitting} />
              </div>
            </div>
            {sitting.withdrawnAt && (
              <Notice kind="error">
                Withdrawn <Moment at={sitting.withdrawnAt} />: “{sitting.withdrawalReason}”
              </Notice>
            )}
            {isRunning(sitting) && <RoomView id={id} />}
            <Facts
              facts={[
                ['Domains', sitting.domains.map(domainLabel).join(', ')],
                ['Seats', sitting.seats],
                ['Tests', sitting.tests],
                ['Supervised by', sitting.supervisors.map(({ username }) => username).join(', ')],
                ['Closed', sitting.closedAt && <Moment at={sitting.closedAt} />],
              ]}
            />
            <PlainTable
              title="Expected students"
              empty="No list: whoever enters the code is seen in the room."
              columns={['Email', 'Fee']}
              rows={list.map(({ email, isFeeWaived }) => ({
                key: email,
                cells: [email, isFeeWaived ? 'waived' : 'as ever'],
              }))}
            />
          </>
        )}
      </Answered>
    </div>
  );
}
