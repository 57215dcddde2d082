import { useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useModalDialog } from '../lib/use-modal-dialog.js';
import { DrawnIcon } from './drawn-icon.js';
import styles from './modal.module.css';

const CROSS = { lines: 'M8 8l16 16M24 8L8 24' };

type ModalProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: 'narrow' | 'wide';
  readonly children: ReactNode;
};

/** Content over the page; closes by its button, the backdrop and Escape. */
export function Modal({ title, onClose, size = 'narrow', children }: ModalProps) {
  const ref = useModalDialog();
  const titleId = useId();
  const backdrop = useBackdrop(onClose);
  const closeByEscape = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      className={`${styles.modal ?? ''} ${styles[size] ?? ''}`}
      aria-labelledby={titleId}
      onCancel={closeByEscape}
      {...backdrop}
    >
      <div className={styles.sheet}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <DrawnIcon drawing={CROSS} />
        </button>
        {children}
      </div>
    </dialog>
  );
}

/** A press that begins and ends on the backdrop: not the end of a text selection, and not the second click of a double
 * click that opened it. */
function useBackdrop(onClose: () => void) {
  const isPressed = useRef(false);
  return {
    onMouseDown: ({ target, currentTarget, detail }: MouseEvent) => {
      isPressed.current = target === currentTarget && detail < 2;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isPressed.current && target === currentTarget) onClose();
    },
  };
}
