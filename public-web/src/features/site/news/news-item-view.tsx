import { ButtonLink } from '../../../components/button.js';
import styles from '../../../components/detail-page.module.css';
import { detailView, Others } from '../../../components/detail-page.js';
import { PageHead } from '../../../components/page-head.js';
import { NEWS, type NewsItem } from '../../../content/news.js';
import { DayText } from '../../articles/index.js';
import text from './news-item-view.module.css';
import { NewsPicture } from './news-picture.js';

const LIST = '/#news';

function NewsFound({ of: item }: { of: NewsItem }) {
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

export const View = detailView(NEWS, { what: 'News', list: LIST, back: 'All news' }, NewsFound);
