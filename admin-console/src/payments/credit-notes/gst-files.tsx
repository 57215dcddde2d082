import { financialYearOf } from '@portal/domain/payments/receipts/financial-year.js';
import { useState } from 'react';
import { FileButton } from '../../components/file-button.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

function thisAndLastYear(): readonly string[] {
  const now = Date.now();
  return [now, now - YEAR_MS].map((moment) => financialYearOf(new Date(moment)));
}

/** The GST of this and of the last financial year, by month and State, for the accountant. */
export function GstFiles() {
  const [years] = useState(thisAndLastYear);
  return (
    <div className="flex gap-3 wrap">
      {years.map((year) => (
        <FileButton
          key={year}
          label={`GST by month, 20${year}`}
          path={`/api/admin/gst/${year}`}
          fileName={`gst-${year}.csv`}
          refused="The file could not be made."
        />
      ))}
    </div>
  );
}
