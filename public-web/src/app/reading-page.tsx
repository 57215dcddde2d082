import type { PageProps } from '../lib/page-props.js';
import { lateView } from '../components/late-view.js';
import styles from './reading-page.module.css';

type Shown = { readonly id: string | undefined };

const VIEWS = {
  '/accessibility': lateView<object>('accessibility', async () => {
    const { AccessibilityView } = await import('../features/legal/accessibility-view.js');
    return AccessibilityView;
  }),
  '/achievement/:id': lateView<Shown>('achievement', async () => {
    const { AchievementView } = await import('../features/site/achievements/achievement-view.js');
    return AchievementView;
  }),
  '/blog': lateView<Shown>('articles', async () => {
    const { ArticlesView } = await import('../features/articles/articles-view.js');
    return ArticlesView;
  }),
  '/blog/:id': lateView<Shown>('article', async () => {
    const { ArticleView } = await import('../features/articles/article-view.js');
    return ArticleView;
  }),
  '/for-your-shop': lateView<object>('for-your-shop', async () => {
    const { ForYourShopView } = await import('../features/site/shop/for-your-shop-view.js');
    return ForYourShopView;
  }),
  '/hi': lateView<object>('hindi', async () => {
    const { languageView } = await import('../features/site/language-view.js');
    return languageView('hi');
  }),
  '/kn': lateView<object>('kannada', async () => {
    const { languageView } = await import('../features/site/language-view.js');
    return languageView('kn');
  }),
  '/my-application': lateView<Shown>('my-application', async () => {
    const { OwnApplicationView } = await import('../features/applications/own-application-view.js');
    return OwnApplicationView;
  }),
  '/news/:id': lateView<Shown>('news-item', async () => {
    const { NewsItemView } = await import('../features/site/news/news-item-view.js');
    return NewsItemView;
  }),
  '/notice/:id': lateView<Shown>('notice', async () => {
    const { NoticeView } = await import('../features/legal/notice-view.js');
    return NoticeView;
  }),
  '/programs/:id': lateView<Shown>('program', async () => {
    const { ProgramView } = await import('../features/site/programs/program-view.js');
    return ProgramView;
  }),
  '/services/:id': lateView<Shown>('service', async () => {
    const { ServiceView } = await import('../features/site/services/service-view.js');
    return ServiceView;
  }),
  '/skills/:id': lateView<Shown>('skills', async () => {
    const { SkillsView } = await import('../features/exam/skills/skills-view.js');
    return SkillsView;
  }),
  '/under-18': lateView<Shown>('under-18', async () => {
    const { Under18View } = await import('../features/legal/under-18-view.js');
    return Under18View;
  }),
};

const isReading = (pattern: string): pattern is keyof typeof VIEWS => pattern in VIEWS;

export function Page({ pattern, params }: PageProps) {
  if (!isReading(pattern)) throw new Error(pattern);
  const View = VIEWS[pattern];
  return <View className={styles.frame} view={{ id: params.id }} />;
}
