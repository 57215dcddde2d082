import { AppLink } from '../../lib/navigation.js';
import { PageHead } from '../../components/page-head.js';
import { ARTICLES } from '../../content/articles.js';
import { BLOG } from '../../content/blog.js';
import { minutesToRead } from './article-blocks.js';
import { ArticlePicture } from './article-picture.js';
import styles from './articles-view.module.css';
import { DayText } from './day-text.js';

export function View() {
  return (
    <div className="page-shell grid gap-7">
      <PageHead isIndexed title="Blog" description={BLOG.description} />
      <header className="grid gap-3">
        <h1>{BLOG.title}</h1>
        <p className="lead">{BLOG.lead}</p>
      </header>
      <ul className="grid no-marks">
        {ARTICLES.map((article) => (
          <li key={article.id} className={styles.entry}>
            <ArticlePicture motif={article.image} />
            <div>
              <h2>
                <AppLink to={`/blog/${article.id}`}>{article.title}</AppLink>
              </h2>
              <p>{article.excerpt}</p>
              <p className="soft smaller">
                {article.category}. <DayText date={article.date} /> · {minutesToRead(article)}{' '}
                minutes to read
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
