import { DRAWINGS, type Drawing, type IconName } from './icon-drawings.js';
import styles from './icon.module.css';

type Size = { readonly size?: 'small' | 'medium' | 'large' };

/** A picture beside a text with the same meaning. */
export function Icon({ name, ...size }: Size & { readonly name: IconName }) {
  return <DrawnIcon drawing={DRAWINGS[name]} {...size} />;
}

/** A picture that only one page uses; its filled bubble has the colour `--tint`. */
export function DrawnIcon({ drawing, size = 'small' }: Size & { readonly drawing: Drawing }) {
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
