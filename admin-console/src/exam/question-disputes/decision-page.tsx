import { domainLabel } from '@portal/domain/kernel/choices.js';
import { DISPUTE_KINDS } from '@portal/domain/exam/disputes/question-dispute.js';
import { Link, useSearchParams } from 'react-router';
import { ActionButton } from '../../components/action-button.js';
import { Answered } from '../../components/answered.js';
import { Badge, type Tone, Moment } from '../../components/values.js';
import { Facts } from '../../components/show-screen.js';
import { OwnTitle } from '../../components/own-title.js';
import { asCorrelation, asPercent } from '../../questions/figures.js';
import { BankLinks } from '../../questions/bank-links.js';
import { QuestionWords } from '../../questions/question-words.js';
import { Rulings } from '../../questions/rulings.js';
import {
  type DisputedVersion,
  type DisputeRow,
  REPORT_STATE_WORDS,
  suggestedRuling,
} from './dispute-rows.js';
import styles from '../../questions/questions.module.css';

const TONES: Readonly<Record<DisputeRow['state'], Tone>> = {
  open: 'plain',
  upheld: 'good',
  declined: 'bad',
};

function Report({ kind, text, state, answer, openedAt, variant }: DisputeRow) {
  return (
    <li className={styles.report} data-state={state}>
      <p className="soft small">
        <Badge tone={TONES[state]}>{REPORT_STATE_WORDS[state]}</Badge> {DISPUTE_KINDS[kind]},{' '}
        <Moment at={openedAt} />
      </p>
      <p className={styles.text}>{text}</p>
      {variant && (
        <details>
          <summary>The variant that this student had</summary>
          <QuestionWords words={variant} />
        </details>
      )}
      {answer && <p>Answer: {answer}</p>}
    </li>
  );
}

function Served({ question, figures }: Pick<DisputedVersion, 'question' | 'figures'>) {
  return (
    <section className={styles.served} aria-label="Question">
      {question.family && <p>A question family: each student had another variant than this.</p>}
      <QuestionWords words={question} />
      <Facts
        facts={[
          ['Domain', domainLabel(question.domain)],
          ['Shown', figures.shown],
          ['Correct', asPercent(figures.correct)],
          ['Discrimination', asCorrelation(figures.discrimination)],
        ]}
      />
    </section>
  );
}

function Decisions({ question, disputes }: DisputedVersion) {
  const open = disputes.filter(({ state }) => state === 'open').length;
  const of = { questionId: question.id, version: question.version };
  return (
    <section className={styles.ways} aria-label="Decision">
      <div className={styles.way}>
        <h3>The question is wrong: rule on it</h3>
        <p>
          A ruling that you apply upholds all open reports, and regrades every test that had it.
        </p>
        <Rulings version={question} suggested={suggestedRuling(disputes)} reportsOpen={open} />
      </div>
      {open > 0 && (
        <div className={styles.way}>
          <h3>The question stays as it is</h3>
          <p>One reason answers all open reports. Nobody’s result changes.</p>
          <ActionButton
            label="Decline all open reports"
            path="question-disputes/decline"
            values={of}
            done="Declined. Each student reads the reason, and not who decided."
          >
            The students read the reason, so write it for them.
          </ActionButton>
        </div>
      )}
    </section>
  );
}

function Decision(found: DisputedVersion) {
  const { question, figures, disputes } = found;
  return (
    <>
      <OwnTitle of={`Reports on ${question.id}`} />
      <h2>
        {question.id}, version {question.version}
      </h2>
      <Served question={question} figures={figures} />
      <section className={styles.decision} aria-label="Reports">
        <h3>What students say</h3>
        <ul className="grid margin-0 gap-4 no-padding no-marks">
          {disputes.map((one) => (
            <Report key={one.id} {...one} />
          ))}
        </ul>
      </section>
      <Decisions {...found} />
    </>
  );
}

/** A version of a question with all that students reported of it, and the decision on them. */
export default function DecisionPage() {
  const [search] = useSearchParams();
  return (
    <>
      <BankLinks />
      <p>
        <Link to="/admin/questions/reports">All reports</Link>
      </p>
      <Answered path={`/api/admin/question-disputes/version?${search.toString()}`}>
        {(found) => <Decision {...found} />}
      </Answered>
    </>
  );
}
