import { domainLabel } from '@portal/domain/kernel/choices.js';
import type { ApplicationEntry } from './application-entry.js';
import { linkTo } from '../../components/entry-link.js';
import { Moment } from '../../components/moment.js';
import { PlainTable } from '../../components/plain-table.js';
import { Verdict } from '../../components/verdict.js';

/** The tests of an applicant with the same verified address, as information; no stage needs one. */
export function TestsBeside({ application }: { readonly application: ApplicationEntry }) {
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
