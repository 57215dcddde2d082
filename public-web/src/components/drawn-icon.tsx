import type { Drawing } from '../content/drawings/drawing.js';
import styles from './icon.module.css';

export type IconSize = { readonly size?: 'small' | 'medium' | 'large' };

/** A picture beside a text with the same meaning, apart from those that many pages use; its filled bubble has the colour `--tint`. */
export function DrawnIcon({ drawing, size = 'small' }: IconSize & { readonly drawing: Drawing }) {
  const { lines, bubble } = drawing;
  return (
    <svg
      className={`${styles.icon ?? ''} ${styles[size] ?? ''}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path d={lines} />
      {bubble && <circle cx={bubble[0]} cy={bubble[1]} r={bubble[2]} />}
    </svg>
  );
}
