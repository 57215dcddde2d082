import type { ReactNode } from 'react';

/** Part of a page: as elements to render, or as the HTML in which it has already come. */
export type PartBody = { readonly html: string } | { readonly element: ReactNode };

/** A page that came with this HTML is not sent the same words again as code. @param id that of {@link PrerenderedPart} */
export async function reusePrerendered(
  id: string,
  load: () => Promise<ReactNode>,
): Promise<PartBody> {
  const prerendered = import.meta.env.SSR ? null : document.getElementById(id);
  return prerendered ? { html: prerendered.innerHTML } : { element: await load() };
}

type PrerenderedPartProps = {
  readonly id: string;
  readonly className?: string;
  readonly body: PartBody;
};

export function PrerenderedPart({ id, className, body }: PrerenderedPartProps) {
  if ('html' in body) {
    return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: body.html }} />;
  }
  return (
    <div id={id} className={className}>
      {body.element}
    </div>
  );
}
