import { useState } from 'react';
import { Section } from '../../../components/section.js';
import { ARTICLES_AT_HOME } from '../../../content/articles.js';
import { NEWEST_ARTICLE as newest } from '../../../content/newest-article.js';
import { BLOG } from '../../../content/blog.js';
import { useLayer } from '../../../lib/layers.js';
import { AppLink } from '../../../lib/navigation.js';
import '../search-field.css';
import { SearchField } from '../search-field.js';
import { holdsText } from '../text-search.js';
import { DayText } from '../../articles/index.js';
import { BlogCard } from './blog-card.js';
import { BlogModal } from './blog-modal.js';
import styles from './blog.module.css';

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
