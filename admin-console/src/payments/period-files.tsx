import { useState } from 'react';
import { FileButton } from '../components/file-button.js';

type PeriodFilesProps = {
  /** The periods that are offered, such as months. */
  readonly periodsAt: (now: number) => readonly string[];
  readonly label: (period: string) => string;
  /** What the API and the file are called. */
  readonly name: 'gst' | 'money';
};

/** A file for the accountant for this period and for the last. */
export function PeriodFiles({ periodsAt, label, name }: PeriodFilesProps) {
  const [periods] = useState(() => periodsAt(Date.now()));
  return (
    <div className="flex gap-3 wrap">
      {periods.map((period) => (
        <FileButton
          key={period}
          label={label(period)}
          path={`/api/admin/${name}/${period}`}
          fileName={`${name}-${period}.csv`}
          refused="The file could not be made."
        />
      ))}
    </div>
  );
}
