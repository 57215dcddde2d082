import { useEffect } from 'react';
import { Modal } from '../../../components/modal.js';
import type { Article } from '../../../content/article.js';
import { minutesToRead, ArticleBody, ArticlePicture, DayText } from '../../articles/index.js';
import styles from './blog.module.css';

type Props = { readonly article: Article; readonly onClose: () => void };

export function BlogModal({ article, onClose }: Props) {
  useEffect(() => {
    document.body.dataset.blogModal = 'open';
    return () => {
      delete document.body.dataset.blogModal;
    };
  }, []);

  return (
    <Modal title={article.title} size="wide" onClose={onClose}>
      <div className={styles.opening}>
        <div className="grid justify-items-start gap-1">
          <p className="smaller weight-620 gold-text">{article.category}</p>
          <p className={styles.meta}>
            {article.author}, <DayText date={article.date} />
          </p>
          <p className={styles.meta}>{minutesToRead(article)} minutes to read</p>
        </div>
        <ArticlePicture motif={article.image} />
      </div>
      <ArticleBody article={article} headings="h3" />
    </Modal>
  );
}
