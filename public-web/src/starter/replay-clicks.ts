/** React notes its props at each element that it has taken over. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

let clicked: HTMLElement | null = null;

function replay(): void {
  if (!clicked?.isConnected) clicked = null;
  else if (isTakenOver(clicked)) {
    clicked.click();
    clicked = null;
  } else requestAnimationFrame(replay);
}

/** A button that is clicked before its code is there is clicked again once it is; of several the last. */
export function replayEarlyClicks(): void {
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A popover's button is obeyed by the browser itself.
    if (!button || button.hasAttribute('popovertarget') || isTakenOver(button)) return;
    // Without code it would send the form that it belongs to.
    event.preventDefault();
    if (!clicked) requestAnimationFrame(replay);
    clicked = button;
  };
  document.addEventListener('click', keep, { capture: true });
}
