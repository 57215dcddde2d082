import { MOST_PLACE_CHARACTERS } from '@portal/domain/applications/interviews/interview.js';
import { asIndianTime } from '@portal/domain/kernel/indian-day.js';
import type { ApplicationEntry, InterviewEntry, SlotEntry } from './application-entry.js';
import { MinutesField, TimeField } from './slot-fields.js';
import { ActionButton } from '../components/action-button.js';
import { Moment } from '../components/moment.js';
import { PlainTable } from '../components/plain-table.js';
import type { Texts } from '../components/use-submit.js';
import styles from './applications.module.css';

const MINUTE_MS = 60_000;
const TIMES = ['start1', 'start2', 'start3'] as const;

const placeField = (begun?: string) => ({
  name: 'place',
  label: 'Place or link',
  hint: 'An address, a number to call, or the link of a video call. The applicant sees it.',
  most: MOST_PLACE_CHARACTERS,
  ...(begun === undefined ? {} : { begun }),
});

const minutesOf = ({ startsAt, endsAt }: Pick<SlotEntry, 'startsAt' | 'endsAt'>): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;

const proposed = (texts: Texts) => ({
  starts: TIMES.map((name) => texts[name] ?? '').filter((start) => start !== ''),
  minutes: Number(texts.minutes),
  place: texts.place,
});

const isOver = ({ startsAt }: Pick<SlotEntry, 'startsAt'>): boolean =>
  Date.parse(startsAt) <= Date.now();

type InterviewPath = `applications/${string}/interview`;

function Proposing({ path }: { readonly path: InterviewPath }) {
  return (
    <ActionButton
      label="Propose times"
      path={`${path}/propose`}
      body={proposed}
      words={placeField()}
      fields={(refused) => (
        <>
          {TIMES.map((name, nth) => (
            <TimeField
              key={name}
              name={name}
              label={nth === 0 ? 'Time 1' : `Time ${nth + 1} (may be left out)`}
              refused={refused}
              isFirst={nth === 0}
            />
          ))}
          <MinutesField refused={refused} />
        </>
      )}
      done="The times were proposed, and the mail is on its way."
    >
      You hold the interview. The applicant chooses one of the times. A time that you have proposed
      to others as well goes to who chooses it first.
    </ActionButton>
  );
}

type BookedProps = { readonly path: InterviewPath; readonly interview: InterviewEntry };

function Booked({ path, interview }: BookedProps) {
  const { id: interviewId, startsAt, place, reviewer } = interview;
  return (
    <>
      <p className={styles.booked}>
        <strong>
          <Moment at={startsAt} />
        </strong>
        , {minutesOf(interview)} minutes, with {reviewer}. {place}
      </p>
      {!isOver(interview) && (
        <div className={styles.bulk}>
          <ActionButton
            label="Move the interview"
            path={`${path}/move`}
            body={({ start, minutes, place: where }) => ({
              ...{ interviewId, start, minutes: Number(minutes), place: where },
            })}
            words={placeField(place)}
            fields={(refused) => (
              <>
                <TimeField
                  name="start"
                  label="Time"
                  refused={refused}
                  begun={asIndianTime(new Date(startsAt))}
                  isFirst
                />
                <MinutesField refused={refused} begun={minutesOf(interview)} />
              </>
            )}
            done="The interview was moved, and the mails are on their way."
          >
            Both get a mail that changes it in their calendars.
          </ActionButton>
          <ActionButton
            label="Cancel the interview"
            path={`${path}/cancel`}
            body={() => ({ interviewId })}
            done="The interview was cancelled, and the mails are on their way."
          >
            Both get a mail that removes it from their calendars. The reason goes into no mail.
          </ActionButton>
        </div>
      )}
    </>
  );
}

const stateOf = (slot: SlotEntry): string => {
  if (slot.withdrawnAt) return 'Taken back';
  if (slot.isOwn) return 'Chosen';
  if (slot.isTaken) return 'Chosen by somebody else';
  return isOver(slot) ? 'Over' : 'Free';
};

export function InterviewPart({ application }: { readonly application: ApplicationEntry }) {
  const { id, status, interviews, slots } = application;
  const path: InterviewPath = `applications/${id}/interview`;
  const interview = interviews.find(({ ending }) => ending === null);
  const isAtInterview = status === 'interview';
  if (!isAtInterview && !interview) return null;
  return (
    <section className={styles.part} aria-labelledby="interview">
      <h3 id="interview">Interview</h3>
      {interview ? <Booked path={path} interview={interview} /> : <p>None is arranged.</p>}
      {isAtInterview && (
        <>
          <PlainTable
            title="Times to choose from"
            empty="None was proposed."
            columns={['Time', 'Place or link', 'With', 'State', 'Action']}
            rows={slots.map((slot) => ({
              key: slot.id,
              cells: [
                <Moment key="time" at={slot.startsAt} />,
                slot.place,
                slot.reviewer,
                stateOf(slot),
                stateOf(slot) === 'Free' && (
                  <ActionButton
                    key="withdraw"
                    label="Take back"
                    about={asIndianTime(new Date(slot.startsAt)).replace('T', ' ')}
                    path={`${path}/withdraw`}
                    body={() => ({ slotId: slot.id })}
                    done="The time was taken back."
                  >
                    Nobody to whom it was proposed can choose it then. No mail goes out.
                  </ActionButton>
                ),
              ],
            }))}
          />
          <div>
            <Proposing path={path} />
          </div>
        </>
      )}
    </section>
  );
}
