import { BULK_ACTIONS } from '@portal/domain/bulk/bulk-action.js';
import { BulkJobActions } from './bulk-job-actions.js';
import { BulkJobProgress } from './bulk-job-progress.js';
import type { BulkJobEntry } from './bulk-job-row.js';
import { BulkJobState } from './bulk-job-state.js';
import { filterInWords, workInWords } from './bulk-words.js';
import { linkTo } from '../components/entry-link.js';
import { Facts, type Fact } from '../components/facts.js';
import { Moment } from '../components/moment.js';
import { PlainTable } from '../components/plain-table.js';
import { ShowScreen } from '../components/show-screen.js';
import styles from './bulk-jobs.module.css';

function factsOf(job: BulkJobEntry): Fact[] {
  const facts: Fact[] = [
    ['State', <BulkJobState key="state" state={job.state} />],
    [
      'Rows',
      linkTo(
        'bulk-jobs',
        job.undoes,
        job.undoes ? 'Those of the job undone' : filterInWords(job.filter),
      ),
    ],
    ['Reason', job.reason],
    ['Admin', job.adminName],
    ['Began', <Moment key="began" at={job.startedAt} />],
    ['Ended', <Moment key="ended" at={job.endedAt} />],
  ];
  if (job.owner) facts.push(['Given to', job.owner]);
  if (job.mail) {
    const { subject, text } = job.mail;
    facts.push([
      'Mail to each',
      <div key="mail" className={styles.told}>
        <strong>{subject}</strong>
        {text}
      </div>,
    ]);
  }
  if (job.endedBy) facts.push(['Cancelled by', job.endedBy]);
  if (job.undoneBy) facts.push(['Undone', linkTo('bulk-jobs', job.undoneBy, 'By another job')]);
  return facts;
}

function Skips({ job: { kind, skips, skipped } }: { readonly job: BulkJobEntry }) {
  const { resource } = BULK_ACTIONS[kind];
  const rows = skips.map(({ place, subjectId, why }) => ({
    key: String(place),
    cells: [place + 1, linkTo(resource, subjectId, subjectId), why],
  }));
  const shown = skips.length < skipped ? `, the last ${skips.length} of ${skipped}` : '';
  return (
    <PlainTable
      title={`Skipped${shown}`}
      empty="No row was skipped."
      columns={['Row', 'Entry', 'Why']}
      rows={rows}
    />
  );
}

export default function BulkJobShow() {
  return (
    <ShowScreen<BulkJobEntry>
      resource="bulk-jobs"
      back="All bulk work"
      refused="Failed to fetch the bulk work."
      title={workInWords}
      actions={(job) => <BulkJobActions job={job} />}
    >
      {(job) => (
        <>
          <BulkJobProgress job={job} />
          <Facts facts={factsOf(job)} />
          <Skips job={job} />
        </>
      )}
    </ShowScreen>
  );
}
