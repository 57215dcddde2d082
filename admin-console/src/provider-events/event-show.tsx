import { eventInWords } from './event-words.js';
import type { EventRow } from './event-row.js';
import { EventState } from './event-state.js';
import styles from './event-show.module.css';
import { EntryLink } from '../components/entry-link.js';
import { Facts } from '../components/facts.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';

type EventEntry = EventRow & { readonly paymentId: string | null; readonly body: unknown };

const orderOf = ({ paymentId, orderId }: EventEntry) =>
  paymentId ? (
    <EntryLink key="payment" resource="payments" id={paymentId}>
      {orderId}
    </EntryLink>
  ) : (
    orderId
  );

const factsOf = (event: EventEntry) =>
  [
    ['Event', event.name],
    ['State', <EventState key="state" event={event} />],
    ['Order', orderOf(event)],
    ['Event id', event.id],
    ['Received', <Moment key="received" at={event.receivedAt} />],
    ['Worked off', <Moment key="worked" at={event.workedAt} />],
  ] as const;

export default function EventShow() {
  return (
    <ShowScreen<EventEntry>
      resource="provider-events"
      back="All events"
      refused="Failed to fetch the event."
      title={({ name }) => eventInWords(name)}
    >
      {(event) => (
        <>
          <Facts facts={factsOf(event)} />
          <section className={styles.part} aria-label="As it came">
            <h3>As it came</h3>
            <pre className={styles.body} tabIndex={0}>
              {JSON.stringify(event.body, null, 2)}
            </pre>
          </section>
        </>
      )}
    </ShowScreen>
  );
}
