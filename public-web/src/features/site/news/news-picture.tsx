import type { NewsItem } from '../../../content/news.js';
import { NEWS_DRAWINGS } from '../../../content/drawings/news.js';
import styles from './news-picture.module.css';

export function NewsPicture({ motif }: { motif: NewsItem['image'] }) {
  const { lines, fills, bubbles } = NEWS_DRAWINGS[motif];
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true">
      <path d={fills} />
      <path d={lines} />
      {bubbles.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
