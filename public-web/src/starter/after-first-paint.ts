/**
 * Starts a page that reads well without scripts: nothing of them may stand in the way of its text,
 * so they are asked for once the text has been painted. The document names them (`app/document.tsx`).
 */
const { entry, preloads = '' } =
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

function begin(): void {
  if (!entry) throw new Error('The document names no entry');
  for (const href of preloads.split(' ')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  void import(/* @vite-ignore */ entry);
}

// A frame is made only when the style sheet is there; what is set off in it runs before it is shown.
requestAnimationFrame(() => setTimeout(begin));
