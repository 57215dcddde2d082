import { Answered } from '../components/answered.js';
import { asCount } from '../components/format.js';
import { Moment } from '../components/values.js';
import { OwnTitle } from '../components/own-title.js';
import { PlainTable } from '../components/plain-table.js';
import type { AnswerOf } from '../providers/data-provider.js';

type Queue = AnswerOf<'/api/admin/queues'>['queues'][number];

const NAMES: Readonly<Record<string, string>> = { emails: 'Mails', chores: 'Scheduled jobs' };

const COLUMNS = {
  Waiting: 'waiting',
  Urgent: 'prioritized',
  Running: 'active',
  Later: 'delayed',
  Failed: 'failed',
} as const;

const rowOf = ({ queue, counts }: Queue) => ({
  key: queue,
  cells: [NAMES[queue], ...Object.values(COLUMNS).map((state) => asCount(counts[state] ?? 0))],
});

const runsOf = ({ queue, runs }: Queue) =>
  runs.map(({ job, since }, at) => ({
    key: `${queue} ${at}`,
    cells: [NAMES[queue], job, <Moment key="since" at={since} isExact />],
  }));

/** How much background work waits, and what runs at this moment. */
export default function QueuesPage() {
  return (
    <>
      <OwnTitle of="Queues" />
      <Answered path="/api/admin/queues">
        {({ queues }) => (
          <div className="grid gap-5">
            <PlainTable
              title="Jobs"
              level={2}
              columns={['Queue', ...Object.keys(COLUMNS)]}
              rows={queues.map(rowOf)}
            />
            <PlainTable
              title="Running now"
              level={2}
              empty="Nothing runs at this moment."
              columns={['Queue', 'Job', 'Since']}
              rows={queues.flatMap(runsOf)}
            />
          </div>
        )}
      </Answered>
    </>
  );
}
