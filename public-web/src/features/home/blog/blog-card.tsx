import type { Article } from '../../../content/article.js';
import { ArticlePicture } from './article-picture.js';
import styles from './blog.module.css';
import { DayText } from './day-text.js';
import { ReadMore } from './read-more.js';

type Props = { readonly article: Article; readonly onOpen: () => void };

/** An article in short. */
export function BlogCard({ article, onOpen }: Props) {
  const { title, excerpt, author, date, category, image, comments } = article;
  return (
    <article className={styles.card}>
      <ArticlePicture motif={image} />
      <div className={styles.short}>
        <p className={styles.category}>{category}</p>
        <h3>{title}</h3>
        <p>{excerpt}</p>
        <p className={styles.meta}>
          {author}, <DayText date={date} />
        </p>
        <p className={styles.meta}>
          {comments.length === 1 ? '1 comment' : `${comments.length} comments`}
        </p>
        <ReadMore article={article} onOpen={onOpen} />
      </div>
    </article>
  );
}
