import type { MouseEvent, ReactNode } from 'react';
import { useHydrated } from '../lib/use-session.js';

type LayerLinkProps = {
  readonly to: string;
  readonly className?: string | undefined;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** Opens a layer over the page; in a new tab, or without scripts, the page of its address. */
export function LayerLink({ to, className, onOpen, children }: LayerLinkProps) {
  const isHydrated = useHydrated();
  const open = (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
    if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={to}
      className={className}
      aria-haspopup={isHydrated ? 'dialog' : undefined}
      onClick={open}
    >
      {children}
    </a>
  );
}
