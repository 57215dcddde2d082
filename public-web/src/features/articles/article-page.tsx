import type { PageProps } from '../../app/routes.js';
import { lateView } from '../../components/late-view.js';
import './article.css';
import styles from './article-page.module.css';

const Article = lateView('article', async () => {
  const { ArticleView } = await import('./article-view.js');
  return ArticleView;
});

/** An article of the blog. */
export function Page({ params }: PageProps) {
  return <Article className={styles.frame} view={{ id: params.id }} />;
}
