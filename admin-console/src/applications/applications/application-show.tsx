import {
  APPLICATION_FIELD_NAMES,
  APPLICATION_FIELDS,
  applicationText,
} from '@portal/domain/applications/application-fields.js';
import { type ApplicationEntry, StageBadge } from './stage-badge.js';
import { LettersPart } from './letters-part.js';
import { MoveButtons } from './move-buttons.js';
import { NoteThread } from './note-thread.js';
import { OwnerForm } from './owner-form.js';
import { TestsBeside, TimeLine } from './time-line.js';
import { Facts } from '../../components/facts.js';
import { Moment } from '../../components/moment.js';
import { ShowScreen } from '../../components/show-screen.js';
import styles from './applications.module.css';

const factsOf = (application: ApplicationEntry) =>
  [
    ['Stage', <StageBadge key="stage" stage={application.status} />],
    ...(application.answerBy
      ? [['Answer by', <Moment key="answer" at={application.answerBy} />] as const]
      : []),
    ...(application.interviewAt
      ? [['Interview', <InterviewFact key="interview" application={application} />] as const]
      : []),
    ...APPLICATION_FIELD_NAMES.filter((name) => name !== 'name').map(
      (name) => [APPLICATION_FIELDS[name].label, applicationText(name, application[name])] as const,
    ),
    ['Date', <Moment key="date" at={application.createdAt} />],
  ] as const;

const InterviewFact = ({ application }: { readonly application: ApplicationEntry }) => (
  <>
    <Moment at={application.interviewAt} />, {application.interviewMinutes} minutes,{' '}
    {application.interviewPlace}
  </>
);

export default function ApplicationShow() {
  return (
    <ShowScreen<ApplicationEntry>
      resource="applications"
      actions={(application) => <MoveButtons application={application} />}
    >
      {(application) => <Whole application={application} />}
    </ShowScreen>
  );
}

function Whole({ application }: { readonly application: ApplicationEntry }) {
  return (
    <div className={styles.page}>
      <Facts facts={factsOf(application)} />
      <LettersPart application={application} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NoteThread application={application} />
          <TestsBeside application={application} />
        </div>
        <div className={styles.column}>
          <OwnerForm application={application} />
          <TimeLine application={application} />
        </div>
      </div>
    </div>
  );
}
