import { LayerLink } from '../../../components/layer-link.js';
import type { Article } from '../../../content/article.js';
import { ArticlePicture, DayText } from '../../articles/index.js';
import styles from './blog.module.css';

type Props = { readonly article: Article; readonly onOpen: () => void };

export function BlogCard({ article, onOpen }: Props) {
  const { id, title, excerpt, author, date, category, image, comments } = article;
  return (
    <article className={styles.card}>
      <ArticlePicture motif={image} />
      <div className="grid justify-items-start gap-1">
        <p className={`smaller weight-620 gold-text ${styles.category ?? ''}`}>{category}</p>
        <h3>{title}</h3>
        <p className={`smaller leading-1_5 ${styles.excerpt ?? ''}`}>{excerpt}</p>
        <p className={styles.meta}>
          {author}, <DayText date={date} />,{' '}
          {comments.length === 1 ? '1 comment' : `${comments.length} comments`}
        </p>
        <LayerLink to={`/blog/${id}`} className={styles.readMore} onOpen={onOpen}>
          Read More<span className="visually-hidden">: {title}</span>
        </LayerLink>
      </div>
    </article>
  );
}
