import { PROJECT_DRAWINGS } from '../../../content/drawings/projects.js';
import styles from './projects.module.css';

export function ProjectPicture({ emoji }: { emoji: string }) {
  const drawing = PROJECT_DRAWINGS[emoji];
  if (!drawing) {
    return (
      <span className={styles.emoji} aria-hidden="true">
        {emoji}
      </span>
    );
  }
  return (
    <span className={styles.picture} aria-hidden="true">
      <span className="visually-hidden">{emoji}</span>
      <svg viewBox="0 0 48 48">
        <path className={styles.shape} d={drawing.shape} />
        <path className="fill-none" d={drawing.lines} />
      </svg>
    </span>
  );
}
