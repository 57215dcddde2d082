import { useRef, useState, useEffect, type RefObject } from 'react';
import '../../lib/watch-figures.js';
import { ChatPanel } from './chat-panel.js';
import styles from './chat.module.css';
import { liftOver } from './free-place.js';

const CONTROLS = ':is(main, footer) :is(a, button, input, select, textarea, summary)';
/** A scroll may pause for so long and still go on. */
const SETTLED_MS = 120;
/** The highest place of the button, as a share of the window's height. */
const MOST = 0.5;

function liftFrom(place: HTMLElement): number {
  const here = place.getBoundingClientRect();
  const others = [...document.querySelectorAll(CONTROLS)]
    .filter((one) => !place.contains(one) && one.checkVisibility())
    .flatMap((one) => [...one.getClientRects()])
    .filter(({ left, right }) => left < here.right && right > here.left);
  return liftOver(here, others, innerHeight * MOST);
}

/** Pixels to move a floating button up, so that it covers no control; if no place is free, it stays. */
function useFreePlace(place: RefObject<HTMLElement | null>, isFree: boolean): number {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    if (!isFree) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const find = () => {
      if (place.current) setLift(liftFrom(place.current));
    };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(find, SETTLED_MS);
    };
    const resized = new ResizeObserver(settle);
    resized.observe(document.body);
    addEventListener('scroll', settle, { passive: true });
    addEventListener('resize', settle);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      removeEventListener('scroll', settle);
      removeEventListener('resize', settle);
    };
  }, [place, isFree]);
  return lift;
}

export function ChatWidget() {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const lift = useFreePlace(place, !isOpen);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={place} className={styles.chat}>
      <ChatPanel isOpen={isOpen} onClose={close} />
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        style={{ translate: `0 ${isOpen ? 0 : -lift}px` }}
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Close support chat' : 'Open support chat'}
        onClick={isOpen ? close : () => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
          {isOpen ? <path d="M6 6l12 12M18 6L6 18" /> : <path d="M4 5h16v11H11l-5 4v-4H4z" />}
        </svg>
      </button>
    </div>
  );
}
