import { DRAWINGS, type IconName } from './icon-drawings.js';
import styles from './icon.module.css';

type IconProps = { readonly name: IconName; readonly size?: 'small' | 'medium' | 'large' };

/** A picture beside a text that says the same; its filled bubble takes the colour `--tint`. */
export function Icon({ name, size = 'small' }: IconProps) {
  const { lines, bubble } = DRAWINGS[name];
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
