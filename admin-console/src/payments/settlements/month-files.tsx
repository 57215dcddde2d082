import { useState } from 'react';
import { FileButton } from '../../components/file-button.js';

const MONTHS = 2;

function newestMonths(): readonly string[] {
  const now = new Date();
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7),
  );
}

/** The money of this month and of the last one, by day. */
export function MonthFiles() {
  const [months] = useState(newestMonths);
  return (
    <div className="flex gap-3 wrap">
      {months.map((month) => (
        <FileButton
          key={month}
          label={`Money of ${month}`}
          path={`/api/admin/money/${month}`}
          fileName={`money-${month}.csv`}
          refused="The file could not be made."
        />
      ))}
    </div>
  );
}
