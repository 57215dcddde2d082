import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Opens a dialog over the page; the browser keeps the focus in it and restores it afterwards. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  // Closed while it is still in the document, since only then does the focus return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return ref;
}
