import type { ReactNode } from 'react';

/** Part of a page: as elements to render, or as the HTML in which it has already come. */
export type KeptBody = { readonly html: string } | { readonly element: ReactNode };

/** A page that came with this HTML is not sent the same words again as code. @param id that of {@link Kept} */
export async function keptBody(id: string, load: () => Promise<ReactNode>): Promise<KeptBody> {
  const prerendered = import.meta.env.SSR ? null : document.getElementById(id);
  return prerendered ? { html: prerendered.innerHTML } : { element: await load() };
}

type KeptProps = { readonly id: string; readonly className?: string; readonly body: KeptBody };

export function Kept({ id, className, body }: KeptProps) {
  if ('html' in body) {
    return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: body.html }} />;
  }
  return (
    <div id={id} className={className}>
      {body.element}
    </div>
  );
}
