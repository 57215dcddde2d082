import { domainLabel } from '@portal/domain/kernel/choices.js';
import { pooledTries } from '@portal/domain/exam/all-tries.js';
import { PlainTable } from '../../components/plain-table.js';
import type { StudentEntry } from './student-entry.js';

/** All tests of a student by subject, each with the interval of its score. */
export function TriesByDomain({ student: { results } }: { readonly student: StudentEntry }) {
  const domains = [...new Set(results.map(({ domain }) => domain))];
  const rows = domains.flatMap((domain) => {
    const tries = results
      .filter((one) => one.domain === domain)
      .map(({ id, score, total_questions: totalQuestions, is_void: isVoid }) => ({
        ...{ id, score, totalQuestions, isVoid },
        questions: [],
      }));
    const pooled = pooledTries(tries, '');
    if (!pooled) return [];
    const { score, totalQuestions, tests, interval } = pooled;
    const cells = [
      domainLabel(domain),
      tests,
      `${score} of ${totalQuestions}`,
      `${interval.low} to ${interval.high} %`,
    ];
    return [{ key: domain, cells }];
  });
  const columns = ['Domain', 'Tests', 'Right', 'Interval at 95 %'];
  return <PlainTable title="All tries together" columns={columns} rows={rows} />;
}
