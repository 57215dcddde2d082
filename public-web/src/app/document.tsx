import type { ReactNode } from 'react';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { EMPTY_SECTIONS, HAS_SAMPLES } from '../content/shown.js';
import headingFont from '../fonts/bricolage-grotesque.woff2?url';
import bodyFont from '../fonts/instrument-sans.woff2?url';
import { LANGUAGES, languageOf } from '../content/languages.js';
import { structuredDataOf } from './seo/structured-data.js';
import { sharePictureOf } from './share-pictures.js';
import { SITE_ORIGIN } from '../lib/site-origin.js';

export type DocumentAssets = {
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** A script that stores clicks until the others are loaded, and loads them where the page waits for a touch. */
  readonly starter: string;
  readonly waitsForTouch: boolean;
};

/** For `content/shown.ts` in the browser. */
const FOUND = {
  'data-empty': EMPTY_SECTIONS.length > 0 ? EMPTY_SECTIONS.join(' ') : undefined,
  'data-samples': HAS_SAMPLES ? '' : undefined,
};

type DocumentProps = { path: string; assets: DocumentAssets; children: ReactNode };

export function Document({ path, assets, children }: DocumentProps) {
  return (
    <html lang={languageOf(path)} data-origin={SITE_ORIGIN} data-figures="{{figures}}" {...FOUND}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteHead path={path} />
        {[headingFont, bodyFont].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Scripts {...assets} />
      </head>
      <body>
        <SampleRibbon />
        <div id="root">{children}</div>
        <StructuredData path={path} />
      </body>
    </html>
  );
}

/** Outside of React's part of the page, so that it costs no script; the disclaimer says more. */
function SampleRibbon() {
  if (!HAS_SAMPLES) return null;
  return (
    <aside className="sample-ribbon" aria-label="About this site">
      Sample content: names and figures are made up.
    </aside>
  );
}

function Scripts({ entry, preloads, starter, waitsForTouch }: DocumentAssets) {
  const later = { 'data-entry': entry, 'data-preloads': preloads.join(' ') };
  const script = { type: 'module', async: true, blocking: 'render', src: starter };
  if (waitsForTouch) return <script {...script} {...later} />;
  return (
    <>
      <script {...script} />
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={entry} />
    </>
  );
}

/** The part of the head that is nearly the same on all pages. The theme colours are `--paper` in `styles/tokens.css` of
 * both sites. */
function SiteHead({ path }: { path: string }) {
  const { file, alt } = sharePictureOf(path);
  return (
    <>
      <Alternates path={path} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111214" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta property="og:site_name" content={COMPANY.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:image" content={`${SITE_ORIGIN}${file}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The same page in other languages, each naming all. */
function Alternates({ path }: { path: string }) {
  if (path !== '/' && languageOf(path) === 'en-IN') return null;
  const pages = [['en-IN', ''], ...Object.keys(LANGUAGES).map((code) => [code, code])];
  return pages.map(([lang, page]) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={`${SITE_ORIGIN}/${page ?? ''}`} />
  ));
}

function StructuredData({ path }: { path: string }) {
  const data = structuredDataOf(path);
  if (!data) return null;
  // The data must not contain the end of the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
