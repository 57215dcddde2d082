const STILL = '(prefers-reduced-motion: reduce)';

const isBelowWindow = (element: Element): boolean =>
  element.getBoundingClientRect().top > window.innerHeight;

/**
 * Hides what is marked with `data-reveal` and still below the window, and shows each when it is
 * scrolled into view. What is in view already stays as it is. Answers how to end it.
 */
export function revealOnScroll(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
  if (matchMedia(STILL).matches) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      (target as HTMLElement).dataset.reveal = 'shown';
      observer.unobserve(target);
    }
  });
  for (const element of waiting.filter(isBelowWindow)) {
    element.dataset.reveal = 'waiting';
    observer.observe(element);
  }
  return () => {
    observer.disconnect();
    for (const element of waiting) element.dataset.reveal = '';
  };
}
