import type { ReactNode } from 'react';
import { PageHead } from './page-head.js';

type TextPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly lang?: string;
  /** Between the lead and the parts. */
  readonly ways?: ReactNode;
};

/** A page of headings, each with its lines. */
export const TextPage = ({ title, lead, parts, lang, ways }: TextPageProps) => (
  <article className="page-shell grid gap-6" lang={lang}>
    <PageHead isIndexed title={title} description={lead} />
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    {ways}
    {parts.map(({ heading, lines }) => (
      <section key={heading} className="grid gap-3">
        {heading !== '' && <h2>{heading}</h2>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    ))}
  </article>
);
