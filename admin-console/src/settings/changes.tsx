import type { Difference } from './fields.js';

export const Changes = ({ changes }: { readonly changes: readonly Difference[] }) => (
  <dl className="grid margin-0 gap-3">
    {changes.map(({ label, before, after }) => (
      <div key={label}>
        <dt className="soft small">{label}</dt>
        <dd className="margin-0 break-anywhere">
          {before} <span aria-hidden="true">→</span>
          <span className="visually-hidden"> becomes </span> <strong>{after}</strong>
        </dd>
      </div>
    ))}
  </dl>
);
