import { Button } from '../../../components/button.js';
import { NEWS, type NewsItem } from '../../../content/news.js';
import styles from './news.module.css';
import { NewsPicture } from './news-picture.js';

const sayComingSoon = () => alert('This feature is coming soon!');

/** The news as a dated list. */
export function NewsView() {
  return (
    <ol className={styles.list}>
      {NEWS.map((item) => (
        <NewsEntry key={item.id} item={item} />
      ))}
    </ol>
  );
}

function NewsEntry({ item }: { item: NewsItem }) {
  const [day, ...monthAndYear] = item.date.split(' ');
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.date}>
          <span className={styles.day}>{day}</span> {monthAndYear.join(' ')}
        </p>
        <NewsPicture motif={item.image} />
      </div>
      <div className={styles.text}>
        <h3>{item.title}</h3>
        <p>{item.excerpt}</p>
        <Button look="quiet" onClick={sayComingSoon}>
          Read More<span className="visually-hidden">: {item.title}</span>
        </Button>
      </div>
    </li>
  );
}
