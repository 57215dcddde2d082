import { secondsLost, suggestionFor } from '@portal/domain/exam/connection-gap.js';
import { counted } from '@portal/domain/kernel/counted.js';
import { gapsIn, type GapRow, type WithGaps } from './gap-rows.js';
import { extensionOf, KeyedMinutes } from './minutes-field.js';
import { ActionButton } from '../components/action-button.js';
import { Badge } from '../components/badge.js';
import { asExactTime, asMinutes } from '../components/format.js';
import { PlainTable } from '../components/plain-table.js';
import { GapBar } from './gap-bar.js';

const secondsOf = ({ from, to }: GapRow): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1000);

/** What might make good for it, at one press; nothing follows by itself. */
function Suggestion({ attempt }: { readonly attempt: WithGaps }) {
  const { id, studentName, addedSeconds } = attempt;
  const suggestion = suggestionFor(...gapsIn(attempt));
  if (!suggestion) return null;
  if (suggestion.kind === 'attempt') {
    return (
      <p>
        Suggested: a free attempt.{' '}
        <ActionButton
          label="Give the attempt back"
          path={`attempts/${id}/void`}
          done="The attempt is void; the student is told by mail."
        >
          The result of {studentName} is withdrawn, and the attempt can be used again. The student
          reads the reason. This can&apos;t be undone.
        </ActionButton>
      </p>
    );
  }
  const minutes = counted(suggestion.minutes, 'minute');
  return (
    <p>
      Suggested: {minutes} more.{' '}
      <ActionButton
        label={`Add ${minutes}`}
        path={`attempts/${id}/extend`}
        fields={(refused) => (
          <KeyedMinutes refused={refused} value={suggestion.minutes} added={addedSeconds} />
        )}
        body={extensionOf}
        done="The time was added; the page of the test shows it."
      >
        {studentName} sees the minutes and the reason at once.
      </ActionButton>
    </p>
  );
}

/** When pages of a test could not reach the server, and what might make good for it. */
export function ConnectionOf({ attempt }: { readonly attempt: WithGaps }) {
  if (attempt.gaps.length === 0) return null;
  const [, gaps] = gapsIn(attempt);
  const rows = attempt.gaps.toSorted((one, other) => one.from.localeCompare(other.from));
  return (
    <>
      <PlainTable
        title="Gaps in the connection"
        columns={['From', 'To', 'Length', 'Calls that failed', 'By the server']}
        rows={rows.map((gap) => ({
          key: gap.from,
          cells: [
            asExactTime(gap.from),
            asExactTime(gap.to),
            asMinutes(secondsOf(gap)),
            gap.failures,
            <Badge key="word" tone={gap.isConfirmed ? 'good' : 'plain'}>
              {gap.isConfirmed ? 'confirmed' : 'not confirmed'}
            </Badge>,
          ],
        }))}
      />
      <GapBar {...attempt} />
      <p>Confirmed: {asMinutes(secondsLost(gaps))} in all.</p>
      <Suggestion attempt={attempt} />
    </>
  );
}
