import { counted } from '@portal/domain/kernel/counted.js';
import { asMinutes } from '../components/format.js';
import { PlainTable } from '../components/plain-table.js';
import { useAnswer } from '../components/use-answer.js';

/** What the pages of a test counted; its student reads the same, and nothing follows from it. */
export function SignalsOf({ attemptId }: { readonly attemptId: string }) {
  const path = `/api/admin/attempts/${encodeURIComponent(attemptId)}/signals` as const;
  const { data } = useAnswer(path, 'Failed to fetch what the pages counted.');
  const signals = data?.signals;
  if (!signals) return null;
  const { leaves, awaySeconds, copies, places } = signals;
  return (
    <>
      <PlainTable
        title="What the pages counted"
        columns={['Left', 'Away in all', 'Copied from', 'Open in']}
        rows={[
          {
            key: 'totals',
            cells: [
              counted(leaves, 'time'),
              asMinutes(awaySeconds),
              counted(copies, 'time'),
              places === 1 ? '1 tab or device' : `${String(places)} tabs or devices`,
            ],
          },
        ]}
      />
      <p>
        The page counted this; it proves nothing and changes no score. The student sees the same.
      </p>
    </>
  );
}
