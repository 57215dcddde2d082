import { AppLink } from '../../../app/navigation.js';
import { Section } from '../../../components/section.js';
import '../../articles/article.css';
import { Late } from '../late.js';
import '../search-field.css';
import styles from './blog.module.css';

/** The articles. */
export function BlogSection() {
  return (
    <Section
      id="blog"
      title="Written from the work"
      layout="line"
      lead={
        <>
          Longer pieces for shop owners and students. No tips in ten words.{' '}
          <AppLink to="/blog">All articles</AppLink>
        </>
      }
    >
      <div className={styles.blog}>
        <Late view="BlogView" />
      </div>
    </Section>
  );
}
