import { useRef, useState } from 'react';
import '../../lib/watch-figures.js';
import { ChatPanel } from './chat-panel.js';
import styles from './chat.module.css';
import { useFreePlace } from './use-free-place.js';

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
