import type { RaRecord } from 'react-admin';
import { Facts } from '../components/facts.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';

type MessageEntry = RaRecord<string> & {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: string;
};

const factsOf = ({ email, subject, message, createdAt }: MessageEntry) =>
  [
    ['Email', email],
    ['Date', <Moment key="date" at={createdAt} />],
    ['Subject', subject],
    ['Message', message],
  ] as const;

/** One message from the contact page. */
export default function MessageShow() {
  return (
    <ShowScreen<MessageEntry>
      resource="messages"
      back="All messages"
      refused="Failed to fetch the message."
      title={({ name }) => name}
    >
      {(message) => <Facts facts={factsOf(message)} />}
    </ShowScreen>
  );
}
