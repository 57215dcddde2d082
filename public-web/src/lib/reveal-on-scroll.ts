const STILL = '(prefers-reduced-motion: reduce)';

const isBelowWindow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  boundingClientRect.top > (rootBounds?.bottom ?? window.innerHeight);

/** Only what is marked with `data-reveal`; what is in view already stays as it is. Answers how to end it. */
export function revealOnScroll(): () => void {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
  if (matchMedia(STILL).matches) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const element = entry.target as HTMLElement;
      // The observer gives each position once at the start; to measure it would force a layout.
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
