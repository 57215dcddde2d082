import {
  APPLICATION_FIELD_NAMES,
  APPLICATION_FIELDS,
  applicationText,
} from '@portal/domain/applications/application-fields.js';
import { answerWords, type ApplicationEntry, StageBadge } from './stage-badge.js';
import { LettersPart } from './letters-part.js';
import { MoveButtons } from './move-buttons.js';
import { OwnerForm } from './owner-form.js';
import { Moment, linkTo, Verdict } from '../../components/values.js';
import { ShowScreen, Facts } from '../../components/show-screen.js';
import styles from './applications.module.css';
import { useNotify, useRefresh } from 'react-admin';
import { ActionForm, type Texts } from '../../components/action-form.js';
import { Field } from '../../components/field.js';
import { act } from '../../providers/data-provider.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { PlainTable } from '../../components/plain-table.js';
import { STAGE_WORDS } from '@portal/domain/applications/stages.js';

function NoteForm({ id }: { readonly id: string }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const add = async ({ text = '' }: Texts) => {
    await act(`applications/${id}/notes`, { text });
    notify('The note was added.', { type: 'success' });
    refresh();
  };
  return (
    <ActionForm label="Note" button="Add note" tone="secondary" send={add} isEmptied>
      <Field
        {...{ name: 'text', label: 'Note', rows: 3, maxLength: 2000 }}
        hint="It goes into no mail, and stays as it is written. Applicants with an account find it in the file of their data."
      />
    </ActionForm>
  );
}

function NoteThread({ application }: { readonly application: ApplicationEntry }) {
  return (
    <section className={styles.part} aria-labelledby="notes">
      <h3 id="notes">Notes</h3>
      {application.thread.length > 0 && (
        <ul className={styles.thread}>
          {application.thread.toReversed().map(({ id, text, adminName, at }) => (
            <li key={id}>
              <p>{text}</p>
              <small>
                {adminName || 'From before notes were signed'}, <Moment at={at} />
              </small>
            </li>
          ))}
        </ul>
      )}
      <NoteForm id={application.id} />
    </section>
  );
}

/** The tests of an applicant with the same verified address, as information; no stage needs one. */
function TestsBeside({ application }: { readonly application: ApplicationEntry }) {
  const rows = application.results.map((one) => ({
    key: one.id,
    cells: [
      linkTo('results', one.id, domainLabel(one.domain)),
      `${one.percentage}%`,
      <Verdict key="verdict" passed={one.passed} />,
      <Moment key="date" at={one.completedOn} />,
    ],
  }));
  return (
    <PlainTable
      title="Tests of the same verified email"
      empty="None. No stage needs one."
      columns={['Domain', 'Score', 'Result', 'Date']}
      rows={rows}
    />
  );
}

/** The moves are sent newest first. */
const oldestFirst = ({ moves }: ApplicationEntry) => moves.toReversed();

function TimeLine({ application }: { readonly application: ApplicationEntry }) {
  return (
    <section className={styles.part} aria-labelledby="time-line">
      <h3 id="time-line">Time line</h3>
      <ol className={styles.line}>
        <li>
          <strong>{STAGE_WORDS.received}</strong>
          <small>
            <Moment at={application.createdAt} />
          </small>
        </li>
        {oldestFirst(application).map((move) => (
          <li key={move.id}>
            <strong>{STAGE_WORDS[move.to]}</strong>
            {move.reason && <p>{move.reason}</p>}
            <small>
              By {move.isApplicants ? 'the applicant' : move.adminName}
              {move.isMailed && ', with a mail'}, <Moment at={move.at} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

const factsOf = (application: ApplicationEntry) =>
  [
    ['Stage', <StageBadge key="stage" stage={application.status} />],
    ...(application.answerBy
      ? [
          [
            answerWords(application.answerBy),
            <Moment key="answer" at={application.answerBy} />,
          ] as const,
        ]
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
