import { useEffect, useRef, useState } from 'react';
import { useGo } from '../../../lib/navigation.js';

type Way = () => void;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || !isPlain(event)) return null;
  return link.pathname === location.pathname && link.origin === location.origin ? null : link;
}

type Guard = {
  readonly isOpen: () => boolean;
  readonly go: (to: string) => void;
  readonly ask: (way: Way) => void;
};

/** Stops attempts to leave the page, and asks about each. @returns a function that ends it */
function guard({ isOpen, go, ask }: Guard): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isOpen()) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const link = isOpen() ? null : leavingLink(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const { origin, pathname, search, hash } = link;
    const way = `${pathname}${search}${hash}`;
    ask(() => (origin === location.origin ? go(way) : location.assign(link.href)));
  };
  // The Back button, where the browser allows it.
  const onNavigate = (event: NavigateEvent) => {
    if (isOpen() || event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    const { key } = event.destination;
    ask(() => void navigation.traverseTo(key));
  };
  const traversals = 'navigation' in window ? navigation : null;
  window.addEventListener('beforeunload', onUnload);
  document.addEventListener('click', onClick, true);
  traversals?.addEventListener('navigate', onNavigate);
  return () => {
    window.removeEventListener('beforeunload', onUnload);
    document.removeEventListener('click', onClick, true);
    traversals?.removeEventListener('navigate', onNavigate);
  };
}

export function useLeaveGuard(isNeeded: boolean) {
  const isOpen = useRef(false);
  const go = useGo();
  const [way, setWay] = useState<Way | null>(null);

  useEffect(() => {
    if (!isNeeded) return;
    return guard({ isOpen: () => isOpen.current, go, ask: (asked) => setWay(() => asked) });
  }, [isNeeded, go]);

  return {
    isAsking: isNeeded && way !== null,
    stay: () => setWay(null),
    leave: () => {
      isOpen.current = true;
      way?.();
    },
  };
}
