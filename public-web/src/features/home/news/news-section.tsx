import { Button } from '../../../components/button.js';
import { Section } from '../../../components/section.js';
import { NEWS, type NewsItem } from '../../../content/news.js';
import { AppLink } from '../../../lib/navigation.js';
import { NewsPicture } from '../../site/index.js';
import styles from './news.module.css';

export function NewsSection() {
  return (
    <Section id="news" title="Latest News" layout="line">
      <div className="block">
        <ol className="no-marks">
          {NEWS.map((item) => (
            <NewsEntry key={item.id} item={item} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

const sayComingSoon = () => alert('This feature is coming soon!');

const monthAndYear = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function NewsDay({ date }: { date: string }) {
  const day = new Date(date);
  return (
    <time className={styles.date} dateTime={date}>
      <span className={styles.day}>{day.getUTCDate()}</span> {monthAndYear.format(day)}
    </time>
  );
}

function NewsEntry({ item }: { item: NewsItem }) {
  return (
    <li className={styles.entry}>
      <div>
        <NewsDay date={item.date} />
        <NewsPicture motif={item.image} />
      </div>
      <div className={styles.text}>
        <h3>
          <AppLink to={`/news/${item.id}`}>{item.title}</AppLink>
        </h3>
        <Button look="quiet" onClick={sayComingSoon}>
          Read More<span className="visually-hidden">: {item.title}</span>
        </Button>
      </div>
    </li>
  );
}
