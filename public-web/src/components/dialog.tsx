import type { ReactNode } from 'react';
import { useModalDialog } from '../lib/use-modal-dialog.js';
import styles from './dialog.module.css';

type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A question over the page; the browser keeps the focus in it and restores it afterwards. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useModalDialog();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby="dialog-title" onCancel={onClose}>
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}
