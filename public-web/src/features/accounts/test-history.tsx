import { domainLabel } from '@portal/domain/kernel/choices.js';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../lib/navigation.js';
import { ButtonLink } from '../../components/button.js';
import { UnansweredQuery } from '../../components/unanswered-query.js';
import { fetchResults, type Profile, type ResultRow } from './accounts-api.js';
import styles from './profile-page.module.css';
import { useQuietJourney } from '../exam/index.js';
import { attemptsLeftOf, feeOf, mayTest, verdictOf } from './profile-rules.js';

const FALLBACKS = { refused: 'Failed to fetch results.' };

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const dateText = (date: string): string => DAY.format(new Date(date));

export function TestHistory({ profile }: { profile: Profile }) {
  const { data: journey } = useQuietJourney(profile.email);
  const fee = feeOf(profile, journey);
  if (fee === 'checked') {
    return (
      <div className={styles.invitation}>
        <p>We are checking your payment. The test opens as soon as it is confirmed.</p>
        <ButtonLink to="/payment">See Your Payment</ButtonLink>
      </div>
    );
  }
  if (fee === 'due') {
    return (
      <div className={styles.invitation}>
        <p>You need to make the payment first to appear for the test.</p>
        <ButtonLink to="/payment">Pay Now</ButtonLink>
      </div>
    );
  }
  return (
    <>
      {fee === 'paid' && mayTest(attemptsLeftOf(profile)) && (
        <div className={styles.invitation}>
          <ButtonLink to="/test">Appear for Test</ButtonLink>
        </div>
      )}
      <Results email={profile.email} />
    </>
  );
}

function Results({ email }: { email: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['results', email],
    queryFn: () => fetchResults(email),
  });
  if (data) return data.length === 0 ? <p>No test attempts yet.</p> : <ResultTable rows={data} />;
  return <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={FALLBACKS} />;
}

const VERDICTS = {
  passed: { words: 'Passed', look: 'text-good' },
  failed: { words: 'Failed', look: 'text-bad' },
  void: { words: 'Not counted', look: 'soft' },
} as const;

function Verdict({ row }: { row: ResultRow }) {
  const { words, look } = VERDICTS[verdictOf(row)];
  return <td className={`weight-650 ${look}`}>{words}</td>;
}

function ResultTable({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Date', 'Domain', 'Score', 'Result', 'Action'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <td>{dateText(row.testDate)}</td>
            <td>{domainLabel(row.domain)}</td>
            <td>
              {row.score}/{row.totalQuestions} ({row.percentage}%)
            </td>
            <Verdict row={row} />
            <td>
              <AppLink to={`/result/${encodeURIComponent(row._id)}`}>
                View
                <span className="visually-hidden"> the test of {dateText(row.testDate)}</span>
              </AppLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
