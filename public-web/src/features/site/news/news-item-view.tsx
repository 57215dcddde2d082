import { AppLink } from '../../../lib/navigation.js';
import { ButtonLink } from '../../../components/button.js';
import styles from '../../../components/detail-page.module.css';
import { PageHead } from '../../../components/page-head.js';
import { NEWS, type NewsItem } from '../../../content/news.js';
import { DayText } from '../../articles/index.js';
import text from './news-item-view.module.css';
import { NewsPicture } from './news-picture.js';

const LIST = '/#news';

export function NewsItemView({ id }: { id: string | undefined }) {
  const item = NEWS.find((one) => one.id === id);
  return item ? <NewsFound item={item} /> : <NewsNotFound />;
}

function NewsNotFound() {
  return (
    <div className="page-shell grid gap-5 justify-items-start">
      <PageHead title="News Not Found" />
      <h1>News Not Found</h1>
      <p className="lead">There is no news at this address.</p>
      <ButtonLink to={LIST}>All news</ButtonLink>
    </div>
  );
}

function NewsFound({ item }: { item: NewsItem }) {
  const { id, title, date, excerpt, more, image, isSample } = item;
  return (
    <div className={`page-shell ${styles.page ?? ''}`}>
      <PageHead isIndexed title={title} description={excerpt} />
      <article className={text.article}>
        <header className={styles.head}>
          <ButtonLink to={LIST} look="quiet">
            All news
          </ButtonLink>
          <h1>{title}</h1>
          <p className="soft">
            <DayText date={date} />
            {isSample && ' · sample'}
          </p>
          <div className={text.picture}>
            <NewsPicture motif={image} />
          </div>
        </header>
        <div className={text.text}>
          <p className="lead">{excerpt}</p>
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
      <nav className={styles.others} aria-labelledby="other-news">
        <h2 id="other-news">Other news</h2>
        <ul>
          {NEWS.filter((one) => one.id !== id).map((one) => (
            <li key={one.id}>
              <AppLink to={`/news/${one.id}`}>{one.title}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
