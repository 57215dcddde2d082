import { domainLabel } from '@portal/domain/kernel/choices.js';
import { Link } from 'react-router';
import { Badge, Moment } from '../../components/values.js';
import { Answered } from '../../components/answered.js';
import { OwnTitle } from '../../components/own-title.js';
import { PlainTable } from '../../components/plain-table.js';
import { BankLinks } from '../../questions/bank-links.js';
import { InlineText } from '../../questions/question-text.js';
import { decisionPath, type QueuedVersion } from './dispute-rows.js';
import { asCorrelation, asPercent } from '../../questions/figures.js';

const COLUMNS = ['Question', 'Open', 'Decided', 'Correct', 'Discrimination', 'Waits since'];

function Version(one: QueuedVersion) {
  const { questionId, version, question, domain, isPressing } = one;
  return (
    <>
      <Link to={decisionPath(one)}>
        {questionId}, version {version}
      </Link>{' '}
      {isPressing && <Badge tone="bad">first</Badge>}
      <br />
      <InlineText text={question} />
      <br />
      {domainLabel(domain)}
    </>
  );
}

const rowOf = (one: QueuedVersion) => ({
  key: `${one.questionId} ${one.version}`,
  cells: [
    <Version key="version" {...one} />,
    one.open,
    one.upheld + one.declined,
    asPercent(one.correct),
    asCorrelation(one.discrimination),
    <Moment key="since" at={one.waitsSince} />,
  ],
});

/** The questions that students reported, by version, the most pressing first. */
export default function QueuePage() {
  return (
    <>
      <OwnTitle of="Reports on questions" />
      <BankLinks />
      <Answered path="/api/admin/question-disputes">
        {({ versions }) => (
          <PlainTable
            title="What students report"
            level={2}
            note="One decision answers all open reports on a version: a ruling, or a reason. Three open reports, or a negative discrimination, come first."
            empty="No report waits for a decision."
            columns={COLUMNS}
            rows={versions.map(rowOf)}
          />
        )}
      </Answered>
    </>
  );
}
