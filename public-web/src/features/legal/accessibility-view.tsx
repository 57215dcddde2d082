import { PageHead } from '../../components/page-head.js';
import { ACCESSIBILITY } from '../../content/accessibility.js';
import { LinkedText } from './linked-text.js';

export function AccessibilityView() {
  const { title, lead, parts } = ACCESSIBILITY;
  return (
    <article className="page-shell grid gap-6">
      <PageHead isIndexed title={title} description={lead} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {parts.map(({ heading, lines }) => (
        <section key={heading} className="grid gap-3">
          <h2>{heading}</h2>
          {lines.map((line) => (
            <p key={line}>
              <LinkedText text={line} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
