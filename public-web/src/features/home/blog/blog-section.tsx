import { AppLink } from '../../../lib/navigation.js';
import { Section } from '../../../components/section.js';
import { BLOG } from '../../../content/blog.js';
import { Late } from '../late.js';
import '../search-field.css';
import styles from './blog.module.css';

export function BlogSection() {
  return (
    <Section
      id="blog"
      title={BLOG.title}
      layout="line"
      lead={
        <>
          {BLOG.lead} <AppLink to="/blog">All articles</AppLink>
        </>
      }
    >
      <div className={styles.blog}>
        <Late view="BlogView" />
      </div>
    </Section>
  );
}
