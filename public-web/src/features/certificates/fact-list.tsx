import type { ReactNode } from 'react';

export type Fact = readonly [label: string, fact: ReactNode];

export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl>
    {facts.map(([label, fact]) => (
      <div key={label}>
        <dt className="soft small">{label}</dt>
        <dd className="break-anywhere weight-650">{fact}</dd>
      </div>
    ))}
  </dl>
);
