import { domainLabel } from '@portal/domain/accounts/choices.js';
import type { ApplicationEntry } from './application-entry.js';
import { LookAfterForm } from './look-after-form.js';
import { MoveButtons } from './move-buttons.js';
import { NoteThread } from './note-thread.js';
import { StageBadge } from './stage-badge.js';
import { TestsBeside } from './tests-beside.js';
import { TimeLine } from './time-line.js';
import { Facts } from '../components/facts.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';
import styles from './applications.module.css';

const factsOf = (application: ApplicationEntry) =>
  [
    ['Stage', <StageBadge key="stage" stage={application.status} />],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Domain', domainLabel(application.domain)],
    ['Education', application.education],
    ['Experience', application.experience],
    ['Skills', application.skills],
    ['Message', application.message],
    ['Date', <Moment key="date" at={application.createdAt} />],
  ] as const;

/** One application, where it stands, and what may be done about it. */
export default function ApplicationShow() {
  return (
    <ShowScreen<ApplicationEntry>
      resource="applications"
      back="All applications"
      refused="Failed to fetch the application."
      title={({ name }) => name}
      actions={(application) => <MoveButtons key={application.id} application={application} />}
    >
      {(application) => (
        <div key={application.id} className={styles.page}>
          <Facts facts={factsOf(application)} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <NoteThread application={application} />
              <TestsBeside application={application} />
            </div>
            <div className={styles.column}>
              <LookAfterForm application={application} />
              <TimeLine application={application} />
            </div>
          </div>
        </div>
      )}
    </ShowScreen>
  );
}
