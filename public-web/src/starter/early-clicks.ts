/** A click that comes before its code is made again after it. The first paint waits for this script, so it is small and imports nothing. */
function keepEarlyClicks(): void {
  let clicked: HTMLElement | null = null;

  // React notes its props at each element that it has taken over.
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
    // A popover's button is obeyed by the browser itself.
    if (!button || button.hasAttribute('popovertarget') || isTakenOver(button)) return;
    // Without code it would send the form that it belongs to, and React, on its way, obey it as well.
    event.preventDefault();
    event.stopImmediatePropagation();
    // This click may be earlier than the script that notes touches.
    document.documentElement.dataset.touched = '';
    if (!clicked) requestAnimationFrame(replay);
    clicked = button;
  };

  document.addEventListener('click', keep, { capture: true });
}

keepEarlyClicks();
