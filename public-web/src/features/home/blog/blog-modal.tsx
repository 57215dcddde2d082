import { useEffect } from 'react';
import { Modal } from '../../../components/modal.js';
import type { Article } from '../../../content/article.js';
import { ArticleBody } from '../../articles/article-body.js';
import styles from './blog.module.css';
import { DayText } from '../../articles/day-text.js';

type Props = { readonly article: Article; readonly onClose: () => void };

/** The full text over the page; the bar on top makes room for it. */
export function BlogModal({ article, onClose }: Props) {
  useEffect(() => {
    document.body.dataset.blogModal = 'open';
    return () => {
      delete document.body.dataset.blogModal;
    };
  }, []);

  return (
    <Modal title={article.title} size="wide" onClose={onClose}>
      <p className={styles.meta}>
        {article.category}. {article.author}, <DayText date={article.date} />
      </p>
      <ArticleBody article={article} headings="h3" />
    </Modal>
  );
}
