import type { ComponentType } from 'react';
import { lateView, type Shown } from '../components/late-view.js';
import type { PageProps } from '../lib/page-props.js';
import styles from './reading-page.module.css';

/** The file in `features` that has the view of each address. */
const FILES: Readonly<Record<string, string>> = {
  '/accessibility': 'legal/accessibility',
  '/achievement/:id': 'site/achievements/achievement',
  '/blog': 'articles/articles',
  '/blog/:id': 'articles/article',
  '/disclaimer': 'legal/disclaimer',
  '/for-your-shop': 'site/shop/for-your-shop',
  '/hi': 'site/hindi',
  '/kn': 'site/kannada',
  '/my-application': 'applications/own-application',
  '/news/:id': 'site/news/news-item',
  '/notice/:id': 'legal/notice',
  '/privacy-policy': 'legal/privacy-policy',
  '/programs/:id': 'site/programs/program',
  '/services/:id': 'site/services/service',
  '/skills/:id': 'exam/skills/skills',
  '/terms-of-service': 'legal/terms-of-service',
  '/under-18': 'legal/under-18',
};

type ViewModule = { readonly View: ComponentType<Shown> };

const modules = import.meta.glob<ViewModule>('../features/**/*-view.tsx');

async function loadView(file: string): Promise<ComponentType<Shown>> {
  const load = modules[`../features/${file}-view.tsx`];
  if (!load) throw new Error(file);
  return (await load()).View;
}

const VIEWS = Object.fromEntries(
  Object.entries(FILES).map(([pattern, file]) => [
    pattern,
    lateView(file.replaceAll('/', '-'), () => loadView(file)),
  ]),
);

export function Page({ pattern, params }: PageProps) {
  const View = VIEWS[pattern];
  if (!View) throw new Error(pattern);
  return <View className={styles.frame} view={{ id: params.id }} />;
}
