import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

type SheetOptions = ConstructorParameters<typeof StyleSheet>[0];

/** The Content-Security-Policy refuses every `<style>` element, so the document adopts a style sheet instead. */
class AdoptedSheet extends StyleSheet {
  readonly #sheet = new CSSStyleSheet();

  constructor(options: SheetOptions) {
    super(options);
    document.adoptedStyleSheets.push(this.#sheet);
  }

  override insert(rule: string): void {
    try {
      this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
    } catch {
      // A rule for another browser's pseudo-elements can't be parsed here.
    }
  }

  override flush(): void {
    this.#sheet.replaceSync('');
  }
}

export function adoptedStyles(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.sheet = new AdoptedSheet({ key: 'css', container: document.head });
  return cache;
}
