import type { ReactNode } from 'react';

/** Addresses of the built files that a page starts with. */
export type DocumentAssets = {
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
};

/** What stands around the app in a prerendered page. */
export function Document({ assets, children }: { assets: DocumentAssets; children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={assets.entry} />
      </head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
