import { Section } from '../../../components/section.js';
import { Late } from '../late.js';
import styles from './news.module.css';

export function NewsSection() {
  return (
    <Section id="news" title="Latest News" lead="What changed, and when." layout="line">
      <div className={styles.news}>
        <Late view="NewsView" />
      </div>
    </Section>
  );
}
