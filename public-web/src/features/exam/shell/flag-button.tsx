import styles from './question-panel.module.css';

export function FlagMark() {
  return (
    <svg className={styles.flagMark} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3.5 15V1.5M3.5 2h9.5l-2.5 3.25L13 8.5H3.5" />
    </svg>
  );
}

type FlagButtonProps = { readonly isFlagged: boolean; readonly onToggle: () => void };

export function FlagButton({ isFlagged, onToggle }: FlagButtonProps) {
  return (
    <button type="button" className={styles.flag} aria-pressed={isFlagged} onClick={onToggle}>
      <FlagMark />
      Flag this question
      <span className="weight-650 text-bad" aria-hidden="true">
        {isFlagged ? 'Flagged' : ''}
      </span>
    </button>
  );
}
