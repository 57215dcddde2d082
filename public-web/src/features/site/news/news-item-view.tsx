import { ButtonLink } from '../../../components/button.js';
import styles from '../../../components/detail-page.module.css';
import { NothingHere, Others } from '../../../components/detail-page.js';
import { PageHead } from '../../../components/page-head.js';
import { NEWS, type NewsItem } from '../../../content/news.js';
import { DayText } from '../../articles/index.js';
import text from './news-item-view.module.css';
import { NewsPicture } from './news-picture.js';

const LIST = '/#news';

export function NewsItemView({ id }: { id: string | undefined }) {
  const item = NEWS.find((one) => one.id === id);
  if (item) return <NewsFound item={item} />;
  return (
    <NothingHere what="News" text="There is no news at this address." list={LIST} back="All news" />
  );
}

function NewsFound({ item }: { item: NewsItem }) {
  const { id, title, date, excerpt, more, image } = item;
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
      <Others title="Other news" folder="news" things={NEWS.filter((one) => one.id !== id)} />
    </div>
  );
}
