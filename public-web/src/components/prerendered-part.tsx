import type { ReactNode } from 'react';

/** A part of a page: elements to render, or the HTML that the prerendered page already contains. */
export type PartBody = { readonly html: string } | { readonly element: ReactNode };

/** Takes the part from the prerendered page, so that its texts are not loaded again as code; loads it elsewhere.
 * @param id the id of the {@link PrerenderedPart} */
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
