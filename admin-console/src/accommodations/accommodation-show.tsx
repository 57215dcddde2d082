import type { AccommodationEntry } from './accommodation-row.js';
import { AccommodationState } from './accommodation-state.js';
import { GrantExtraTime } from './grant-extra-time.js';
import { ActionButton } from '../components/action-button.js';
import { linkTo } from '../components/entry-link.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';

const factsOf = (one: AccommodationEntry) =>
  [
    ['State', <AccommodationState key="state" state={one.state} />],
    ['Student', linkTo('students', one.studentId, one.studentName)],
    ['Email', one.email],
    ['The student’s words', one.words],
    ['Extra time', `${one.minutesPerHour} minutes an hour`],
    ['Until', one.until ? <Moment key="until" at={one.until} /> : 'No end'],
    ['Reason', one.reason],
    ['Asked or granted', <Moment key="created" at={one.createdAt} />],
    ['Decided', <Moment key="decided" at={one.decidedAt} />],
    ['Ended', <Moment key="ended" at={one.endedAt} />],
  ] as const;

function Actions({ one }: { readonly one: AccommodationEntry }) {
  const { id, state, studentId, studentName } = one;
  if (state === 'requested') {
    return (
      <>
        <GrantExtraTime studentId={studentId} seen={{ seenRequest: id }} label="Grant">
          {studentName} gets it in every test that begins from now on.
        </GrantExtraTime>
        <ActionButton
          label="Decline"
          path={`accommodations/${id}/decline`}
          done="The request was declined; the student is told by mail."
        >
          {studentName} reads the reason, and can ask again.
        </ActionButton>
      </>
    );
  }
  if (state !== 'granted') return null;
  return (
    <>
      <GrantExtraTime studentId={studentId} seen={{ seenGrant: id }} label="Change">
        The new terms take the place of these.
      </GrantExtraTime>
      <ActionButton
        label="End"
        path={`accommodations/${id}/end`}
        done="The extra time was ended; the student is told by mail."
      >
        A test that runs keeps its time. {studentName} reads the reason.
      </ActionButton>
    </>
  );
}

export default function AccommodationShow() {
  return (
    <ShowScreen<AccommodationEntry>
      resource="accommodations"
      back="All extra time"
      refused="Failed to fetch the extra time."
      title={({ studentName }) => studentName}
      actions={(one) => <Actions one={one} />}
      facts={factsOf}
    />
  );
}
