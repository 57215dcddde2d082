import type { NewsItem } from '../../content/news.js';
import styles from './news-picture.module.css';

type Motif = NewsItem['image'];

const LINES: Readonly<Record<Motif, string>> = {
  'career-fair':
    'M8 40h48v16H8zM16 40V24a6 6 0 0 1 12 0v16M36 40V24a6 6 0 0 1 12 0v16M14 56v6M50 56v6',
  startup: 'M32 62V34M32 44c-12 0-18-6-18-16 12 0 18 6 18 16zm0-8c0-10 6-16 18-16 0 10-6 16-18 16z',
  phone: 'M20 8h24a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4zm8 44h8',
  test: 'M12 8h40v52H12zM30 22h14M30 34h14M30 46h14',
};

const BUBBLES: Readonly<Record<Motif, readonly (readonly [x: number, y: number, r: number])[]>> = {
  'career-fair': [
    [22, 12, 5],
    [42, 12, 5],
  ],
  startup: [[50, 10, 5]],
  phone: [[32, 28, 7]],
  test: [
    [22, 22, 3.5],
    [22, 34, 3.5],
    [22, 46, 3.5],
  ],
};

/** A drawing beside a news item. */
export function NewsPicture({ motif }: { motif: Motif }) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 68" aria-hidden="true">
      <path d={LINES[motif]} />
      {BUBBLES[motif].map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
