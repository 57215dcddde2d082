const STILL = '(prefers-reduced-motion: reduce)';

const isBelowWindow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  boundingClientRect.top > (rootBounds?.bottom ?? window.innerHeight);

/** Only elements with `data-reveal`; those already in view stay as they are. @returns a function that ends it */
export function revealOnScroll(): () => void {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
  if (matchMedia(STILL).matches) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const element = entry.target as HTMLElement;
      // The observer reports each position at the start; measuring would force a layout.
      if (isBelowWindow(entry)) element.dataset.reveal = 'waiting';
      else if (entry.isIntersecting) {
        if (element.dataset.reveal === 'waiting') element.dataset.reveal = 'shown';
        observer.unobserve(element);
      }
    }
  });
  for (const element of marked) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const element of marked) element.dataset.reveal = '';
  };
}
