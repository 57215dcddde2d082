import { eventInWords } from './event-words.js';
import { type EventRow, EventState } from './event-state.js';
import { linkTo, Moment } from '../../components/values.js';
import { ShowScreen } from '../../components/show-screen.js';
import styles from './event-show.module.css';

type EventEntry = EventRow & { readonly paymentId: string | null; readonly body: unknown };

const factsOf = (event: EventEntry) =>
  [
    ['Event', event.name],
    ['State', <EventState key="state" event={event} />],
    ['Order', linkTo('payments', event.paymentId, event.orderId)],
    ['Event id', event.id],
    ['Received', <Moment key="received" at={event.receivedAt} />],
    ['Worked off', <Moment key="worked" at={event.workedAt} />],
  ] as const;

export default function EventShow() {
  return (
    <ShowScreen<EventEntry>
      resource="provider-events"
      title={({ name }) => eventInWords(name)}
      facts={factsOf}
    >
      {(event) => (
        <section className="grid gap-3 can-shrink" aria-label="As it came">
          <h3>As it came</h3>
          <pre className={styles.body} tabIndex={0}>
            {JSON.stringify(event.body, null, 2)}
          </pre>
        </section>
      )}
    </ShowScreen>
  );
}
