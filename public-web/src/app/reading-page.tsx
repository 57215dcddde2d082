import type { PageProps } from '../lib/page-props.js';
import { lateView } from '../components/late-view.js';
import type { LegalPage } from '../content/legal/legal-page.js';
import styles from './reading-page.module.css';

type Shown = { readonly id: string | undefined };

const legalPage = (frame: string, load: () => Promise<LegalPage>) =>
  lateView<object>(frame, async () => {
    const [page, { legalView }] = await Promise.all([
      load(),
      import('../features/legal/legal-view.js'),
    ]);
    return legalView(page);
  });

const VIEWS = {
  '/accessibility': lateView<object>('accessibility', () =>
    import('../features/legal/accessibility-view.js').then((view) => view.AccessibilityView),
  ),
  '/achievement/:id': lateView<Shown>('achievement', () =>
    import('../features/site/achievements/achievement-view.js').then(
      (view) => view.AchievementView,
    ),
  ),
  '/blog': lateView<Shown>('articles', () =>
    import('../features/articles/articles-view.js').then((view) => view.ArticlesView),
  ),
  '/blog/:id': lateView<Shown>('article', () =>
    import('../features/articles/article-view.js').then((view) => view.ArticleView),
  ),
  '/disclaimer': legalPage('disclaimer', () =>
    import('../content/legal/disclaimer.js').then((page) => page.DISCLAIMER),
  ),
  '/for-your-shop': lateView<object>('for-your-shop', () =>
    import('../features/site/shop/for-your-shop-view.js').then((view) => view.ForYourShopView),
  ),
  '/hi': lateView<object>('hindi', () =>
    import('../features/site/language-view.js').then((view) => view.languageView('hi')),
  ),
  '/kn': lateView<object>('kannada', () =>
    import('../features/site/language-view.js').then((view) => view.languageView('kn')),
  ),
  '/my-application': lateView<Shown>('my-application', () =>
    import('../features/applications/own-application-view.js').then(
      (view) => view.OwnApplicationView,
    ),
  ),
  '/news/:id': lateView<Shown>('news-item', () =>
    import('../features/site/news/news-item-view.js').then((view) => view.NewsItemView),
  ),
  '/notice/:id': lateView<Shown>('notice', () =>
    import('../features/legal/notice-view.js').then((view) => view.NoticeView),
  ),
  '/privacy-policy': legalPage('privacy-policy', () =>
    import('../content/legal/privacy-policy.js').then((page) => page.PRIVACY_POLICY),
  ),
  '/programs/:id': lateView<Shown>('program', () =>
    import('../features/site/programs/program-view.js').then((view) => view.ProgramView),
  ),
  '/services/:id': lateView<Shown>('service', () =>
    import('../features/site/services/service-view.js').then((view) => view.ServiceView),
  ),
  '/skills/:id': lateView<Shown>('skills', () =>
    import('../features/exam/skills/skills-view.js').then((view) => view.SkillsView),
  ),
  '/terms-of-service': legalPage('terms-of-service', () =>
    import('../content/legal/terms-of-service.js').then((page) => page.TERMS_OF_SERVICE),
  ),
  '/under-18': lateView<Shown>('under-18', () =>
    import('../features/legal/under-18-view.js').then((view) => view.Under18View),
  ),
};

const isReading = (pattern: string): pattern is keyof typeof VIEWS => pattern in VIEWS;

export function Page({ pattern, params }: PageProps) {
  if (!isReading(pattern)) throw new Error(pattern);
  const View = VIEWS[pattern];
  return <View className={styles.frame} view={{ id: params.id }} />;
}
