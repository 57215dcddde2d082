import { lateView } from '../../components/late-view.js';
import './article.css';
import styles from './article-page.module.css';

const Articles = lateView('articles', async () => {
  const { ArticlesView } = await import('./articles-view.js');
  return ArticlesView;
});

/** All articles. */
export function Page() {
  return <Articles className={styles.frame} view={{}} />;
}
