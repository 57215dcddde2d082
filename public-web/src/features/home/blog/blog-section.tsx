import { useState, useEffect } from 'react';
import { Section } from '../../../components/section.js';
import { ARTICLES_AT_HOME } from '../../../content/articles.js';
import { NEWEST_ARTICLE as newest } from '../../../content/newest-article.js';
import { BLOG } from '../../../content/blog.js';
import { useLayer } from '../../../lib/layers.js';
import { AppLink } from '../../../lib/navigation.js';
import '../search-field.css';
import { SearchField } from '../search-field.js';
import { holdsText } from '../text-search.js';
import { DayText, minutesToRead, ArticleBody, ArticlePicture } from '../../articles/index.js';
import { BlogCard } from './blog-card.js';
import styles from './blog.module.css';
import { Modal } from '../../../components/modal.js';
import type { Article } from '../../../content/article.js';

type Props = { readonly article: Article; readonly onClose: () => void };

function BlogModal({ article, onClose }: Props) {
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

export function BlogSection() {
  return (
    <Section
      id="blog"
      title={BLOG.title}
      layout="line"
      lead={
        <>
          Newest: <AppLink to={`/blog/${newest.id}`}>{newest.title}</AppLink>,{' '}
          <DayText date={newest.date} />. <AppLink to="/blog">All articles</AppLink>
        </>
      }
    >
      <div className={styles.blog}>
        <BlogView />
      </div>
    </Section>
  );
}

function BlogView() {
  const [typed, setTyped] = useState('');
  const { shown, open, close } = useLayer('/blog');
  const opened = ARTICLES_AT_HOME.find(({ id }) => id === shown);
  const found = ARTICLES_AT_HOME.filter(({ title, content, category }) =>
    holdsText(typed, title, content, category),
  );
  return (
    <>
      <SearchField id="blog-search" label="Search articles" value={typed} onChange={setTyped} />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'large'}>
        {typed.trim() !== '' && foundText(found.length, typed.trim())}
      </p>
      <div className={styles.articles}>
        {found.map((article) => (
          <BlogCard key={article.id} article={article} onOpen={() => open(article.id)} />
        ))}
      </div>
      {opened && <BlogModal article={opened} onClose={close} />}
    </>
  );
}

function foundText(count: number, typed: string): string {
  if (count === 0) return `No articles found for "${typed}"`;
  return count === 1 ? '1 article found' : `${count} articles found`;
}
