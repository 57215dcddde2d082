/** Stores a click that comes before its code, and repeats it afterwards. */
export function keepEarlyClicks(): void {
  let clicked: HTMLElement | null = null;

  // React stores its props at each hydrated element.
  const isTakenOver = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  const replay = () => {
    if (!clicked?.isConnected) clicked = null;
    else if (isTakenOver(clicked)) {
      clicked.click();
      clicked = null;
    } else requestAnimationFrame(replay);
  };

  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // The browser itself handles a popover's button.
    if (!button || button.hasAttribute('popovertarget') || isTakenOver(button)) return;
    // Without its code the button would send its form; and React, while loading, would also handle the click.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!clicked) requestAnimationFrame(replay);
    clicked = button;
  };

  document.addEventListener('click', keep, { capture: true });
}
