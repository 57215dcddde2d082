import type { ReactNode } from 'react';

/** Fades in when it scrolls into view; see `lib/reveal-on-scroll.ts`. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div data-reveal="" className={className}>
      {children}
    </div>
  );
}
