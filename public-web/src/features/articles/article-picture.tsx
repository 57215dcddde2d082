import type { ArticleMotif } from '../../content/article.js';
import { ARTICLE_DRAWINGS } from '../../content/drawings/articles.js';
import './article.css';

export function ArticlePicture({ motif }: { motif: ArticleMotif }) {
  const { tint, lines, fills, bubbles } = ARTICLE_DRAWINGS[motif];
  return (
    <svg className={tint} viewBox="0 0 320 232" aria-hidden="true">
      <rect className="article-ground" width="320" height="232" />
      <path className="article-fills" d={fills} />
      <path className="article-lines fill-none stroke-ink" d={lines} />
      {bubbles.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className="article-bubble stroke-ink" cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
