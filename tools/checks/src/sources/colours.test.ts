import { COLOURS } from '@portal/domain/kernel/company.js';
import { textOf } from '../deployment/manifests.js';

const SHARED = textOf('public-web/src/styles/palette.css');
const [LIGHT = '', DARK = ''] = SHARED.split('@media (prefers-color-scheme: dark)');

/** `--name: #colour;` of one mode, by name. */
const tokensIn = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );

const light = tokensIn(LIGHT);
const dark = { ...light, ...tokensIn(DARK) };

const coloursOfTheme = (mode: 'LIGHT' | 'DARK'): Readonly<Record<string, string>> => {
  const [, block = ''] = textOf('admin-console/src/theme/themes.ts').split(
    `const ${mode}: Colours = {`,
  );
  const [own = ''] = block.split('}');
  return Object.fromEntries(
    [...own.matchAll(/(\w+): '([^']+)'/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
};

const themeOf = (tokens: Readonly<Record<string, string>>) => ({
  paper: tokens.paper,
  wash: tokens.wash,
  ink: tokens.ink,
  inkSoft: tokens['ink-soft'],
  line: tokens.line,
  good: tokens.good,
  bad: tokens.bad,
});

describe('The colours of both sites', () => {
  it.each([
    ['public-web', './palette.css'],
    ['admin-console', '../../../public-web/src/styles/palette.css'],
  ])('are those of the palette in %s', (site, palette) => {
    const own = textOf(`${site}/src/styles/tokens.css`);
    expect(own.startsWith(`@import '${palette}';`)).toBe(true);
    expect(Object.keys(tokensIn(own)).filter((name) => name in light)).toEqual([]);
  });

  it('are those that Material UI calculates with', () => {
    expect(coloursOfTheme('LIGHT')).toEqual({
      ...themeOf(light),
      action: light.ink,
      onAction: light.paper,
    });
    expect(coloursOfTheme('DARK')).toEqual({
      ...themeOf(dark),
      action: dark.gold,
      onAction: dark['on-gold'],
    });
  });

  it('are those of mails, documents and pictures', () => {
    const { ink, 'ink-soft': inkSoft, line, gold, 'on-gold': onGold } = light;
    const own = tokensIn(textOf('public-web/src/styles/tokens.css').split('@media')[0] ?? '');
    expect(COLOURS).toEqual({ ink, inkSoft, line, gold, onGold, goldText: own['gold-text'] });
  });

  it('are those that a browser draws round a page', () => {
    const document = textOf('public-web/src/app/document.tsx');
    const drawn = [...document.matchAll(/name="theme-color" media="[^"]+" content="([^"]+)"/g)];
    expect(drawn.map(([, colour]) => colour)).toEqual([light.paper, dark.paper]);
    const manifest = textOf('public-web/src/app/seo/site-files.ts');
    const named = [...manifest.matchAll(/(?:background|theme)_color: '([^']+)'/g)];
    expect(named.map(([, colour]) => colour)).toEqual([light.paper, light.paper]);
  });
});
