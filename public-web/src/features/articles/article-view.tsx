import { AppLink } from '../../lib/navigation.js';
import { ButtonLink } from '../../components/button.js';
import { detailView } from '../../components/detail-page.js';
import { PageHead } from '../../components/page-head.js';
import type { Article } from '../../content/article.js';
import { ARTICLES } from '../../content/articles.js';
import { blocksOf, headingId, minutesToRead } from './article-blocks.js';
import { ArticleBody } from './article-body.js';
import { ArticlePicture } from './article-picture.js';
import styles from './article-page.module.css';
import { DayText } from './day-text.js';

function ArticleFound({ of: article }: { of: Article }) {
  const { title, excerpt, author, date, category, image } = article;
  return (
    <>
      <PageHead isIndexed title={title} description={excerpt} />
      <article className={`page-shell ${styles.page ?? ''}`}>
        <header className={styles.head}>
          <div className="grid gap-4 justify-items-start">
            <ButtonLink to="/blog" look="quiet">
              All articles
            </ButtonLink>
            <p className="gold-text weight-620">{category}</p>
            <h1>{title}</h1>
            <p className="lead">{excerpt}</p>
            <p className="soft smaller">
              {author}, <DayText date={date} /> · {minutesToRead(article)} minutes to read
            </p>
          </div>
          <ArticlePicture motif={image} />
        </header>
        <Contents article={article} />
        <div className={styles.text}>
          <ArticleBody article={article} headings="h2" />
        </div>
      </article>
      <MoreArticles than={article} />
    </>
  );
}

function Contents({ article }: { article: Article }) {
  const headings = blocksOf(article.content).filter(({ kind }) => kind === 'heading');
  return (
    <nav className={styles.contents} aria-label="In this article">
      <ol className="contents-list">
        {headings.map(({ text }) => (
          <li key={text}>
            <a href={`#${headingId(text)}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function MoreArticles({ than }: { than: Article }) {
  return (
    <aside className={`page-shell ${styles.more ?? ''}`} aria-labelledby="more-articles">
      <h2 id="more-articles">More articles</h2>
      <ul>
        {ARTICLES.filter(({ id }) => id !== than.id)
          .slice(0, 4)
          .map(({ id, title, excerpt }) => (
            <li className="grid gap-2 content-start" key={id}>
              <AppLink to={`/blog/${id}`}>{title}</AppLink>
              <p>{excerpt}</p>
            </li>
          ))}
      </ul>
    </aside>
  );
}

export const View = detailView(
  ARTICLES,
  { what: 'Article', list: '/blog', back: 'All articles' },
  ArticleFound,
);
