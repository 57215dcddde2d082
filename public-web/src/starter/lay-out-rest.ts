const task = () => new Promise((resolve) => setTimeout(resolve));

/** Lays out what the first paint did not wait for (`components/section.module.css`), one section after the other. Its
 * styles, its layout and its paint are a task each: one for all would block a slow phone. */
export async function layOutRest(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Otherwise the browser scrolls to an anchor or to where the page was left, and needs all heights.
  if (visit?.type === 'navigate' && !location.hash) {
    await new Promise((resolve) => addEventListener('load', resolve));
    for (const section of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      await new Promise(requestAnimationFrame);
      await task();
      section.style.contentVisibility = 'visible';
      void getComputedStyle(section).opacity;
      await task();
      void section.offsetHeight;
    }
  }
  document.documentElement.dataset.whole = '';
}
