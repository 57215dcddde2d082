import { useState } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { messageOf } from '../../lib/api-failure.js';
import { saveFile } from '../../lib/save-file.js';
import { cancelInterview, chooseSlot, type OwnApplication } from './own-application-api.js';
import styles from './own-application.module.css';

const FALLBACKS = {
  refused: 'Your choice could not be saved.',
  unreachable: 'Could not connect to the server.',
};

const TIME = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const MINUTE_MS = 60_000;

const timeOf = (startsAt: string): string => `${TIME.format(new Date(startsAt))} IST`;

type Slot = OwnApplication['slots'][number];

const lengthOf = ({ startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>): string =>
  `${(Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS} minutes`;

type OwnInterviewProps = {
  readonly token: string;
  readonly application: OwnApplication;
  readonly onAnswer: (application: OwnApplication) => void;
  /** Called after a refusal: the application may have changed. */
  readonly onRefusal: () => void;
};

export function OwnInterview({ token, application, onAnswer, onRefusal }: OwnInterviewProps) {
  const { interview, slots } = application;
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (call: Promise<OwnApplication>) => {
    setBusy(true);
    setFailure(null);
    try {
      onAnswer(await call);
    } catch (thrown) {
      setFailure(messageOf(thrown, FALLBACKS));
      onRefusal();
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  if (!interview && slots.length === 0 && failure === null) return null;
  return (
    <section className={styles.interview} aria-labelledby="own-interview">
      <h2 id="own-interview">Interview</h2>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      {interview && (
        <>
          <p role="status">
            <strong>{timeOf(interview.startsAt)}</strong>, {lengthOf(interview)}. {interview.place}
          </p>
          <div className={styles.answers}>
            <Button
              look="secondary"
              onClick={() =>
                saveFile('interview.ics', new Blob([interview.calendar], { type: 'text/calendar' }))
              }
            >
              Download for your calendar
            </Button>
            {isAsked && <p role="alert">Cancel the interview? We are told by mail.</p>}
            <Button
              look="secondary"
              isBusy={isBusy}
              onClick={() =>
                isAsked ? void send(cancelInterview(token, interview.id)) : setAsked(true)
              }
            >
              {isAsked ? 'Yes, cancel the interview' : 'Cancel the interview'}
            </Button>
          </div>
        </>
      )}
      {slots.length > 0 && (
        <>
          <h3>{interview ? 'Or choose another time' : 'Choose a time'}</h3>
          <ul className={styles.slots}>
            {slots.map((slot) => (
              <li key={slot.id}>
                <p>
                  <strong>{timeOf(slot.startsAt)}</strong>, {lengthOf(slot)}. {slot.place}
                </p>
                <Button isBusy={isBusy} onClick={() => void send(chooseSlot(token, slot.id))}>
                  Choose<span className="visually-hidden"> {timeOf(slot.startsAt)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
