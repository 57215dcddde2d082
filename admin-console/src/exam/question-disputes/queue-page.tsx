import { domainLabel } from '@portal/domain/kernel/choices.js';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.js';
import { Answered } from '../../components/answered.js';
import { Moment } from '../../components/moment.js';
import { OwnTitle } from '../../components/own-title.js';
import type { AnswerOf } from '../../providers/api-types.js';
import { BankLinks } from '../../questions/bank-links.js';
import { InlineText } from '../../questions/question-text.js';
import styles from '../../questions/questions.module.css';
import { decisionPath, type QueuedVersion } from './dispute-rows.js';
import { asCorrelation, asPercent } from '../../questions/figures.js';

const COLUMNS = ['Question', 'Open', 'Decided', 'Correct', 'Discrimination', 'Waits since'];

function Row(one: QueuedVersion) {
  const { questionId, version, question, domain, open, upheld, declined } = one;
  return (
    <tr>
      <td className={styles.wide}>
        <Link to={decisionPath(one)}>
          {questionId}, version {version}
        </Link>{' '}
        {one.isPressing && <Badge tone="bad">first</Badge>}
        <br />
        <InlineText text={question} />
        <br />
        {domainLabel(domain)}
      </td>
      <td data-number>{open}</td>
      <td data-number>{upheld + declined}</td>
      <td data-number>{asPercent(one.correct)}</td>
      <td data-number>{asCorrelation(one.discrimination)}</td>
      <td>
        <Moment at={one.waitsSince} />
      </td>
    </tr>
  );
}

function Queue({ versions }: AnswerOf<'/api/admin/question-disputes'>) {
  if (versions.length === 0) return <p className="empty">No report waits for a decision.</p>;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Reported questions">
      <table className={styles.table}>
        <caption>
          Version by version. Three open reports, or a negative discrimination, come first.
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((name, place) => (
              <th key={name} scope="col" data-number={place > 0 && place < 5 ? true : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((one) => (
            <Row key={`${one.questionId} ${one.version}`} {...one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The questions that students reported, by version, the most pressing first. */
export default function QueuePage() {
  return (
    <>
      <OwnTitle of="Reports on questions" />
      <BankLinks />
      <section className={styles.section} aria-label="Reports">
        <h2>What students report</h2>
        <p>One decision answers all open reports on a version: a ruling, or a reason.</p>
        <Answered path="/api/admin/question-disputes">{(queue) => <Queue {...queue} />}</Answered>
      </section>
    </>
  );
}
