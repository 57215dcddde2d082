import { expect, type Page } from '@playwright/test';
import { IS_NIGHT } from '@portal/domain/testing/night.js';
import { axeViolations } from '@portal/sandbox/inbox/testing/axe.js';
import { until } from './until.js';

type View = {
  readonly width: number;
  readonly height?: number;
  readonly colorScheme: 'light' | 'dark';
  /** Of the root's letters, as somebody with poor sight sets it. */
  readonly percent?: number;
};

const AT_EACH_RUN: readonly View[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];

const AT_NIGHT: readonly View[] = [
  ...AT_EACH_RUN,
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 768, colorScheme: 'light' },
];

const VIEWS = IS_NIGHT ? AT_NIGHT : AT_EACH_RUN;

const WITH_LITTLE_ROOM: readonly View[] = [
  { width: 390, height: 844, percent: 200, colorScheme: 'light' },
  { width: 768, height: 1024, percent: 200, colorScheme: 'light' },
  { width: 320, height: 256, colorScheme: 'light' },
  { width: 640, height: 360, colorScheme: 'light' },
];

/** Words that are broken in their middle though a line has room for them. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement!.checkVisibility() || text.parentElement!.closest('svg, code'))
      continue;
    for (const { 0: token, index } of text.textContent!.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + token.length);
      const boxes = [...range.getClientRects()];
      const whole = boxes.reduce((sum, { width }) => sum + width, 0);
      // An address may go on in the next line, and what has no room in an option.
      if (boxes.length < 2 || token.includes('@') || whole > innerWidth * 0.5) continue;
      for (const word of token.matchAll(/\p{L}{2,}/gu)) {
        range.setStart(text, index + word.index);
        range.setEnd(text, index + word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`a broken word: ${word[0]}`);
      }
    }
  }
  return broken;
}

/** Shown in the page: controls beyond its edge, options without room, and bars that take over a quarter of the height. */
function crampedParts(): string[] {
  const seen = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility());
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const isOut = (one: Element) => boxOf(one).right > innerWidth + 1 || boxOf(one).left < -1;
  const scrolls = (one: Element): boolean =>
    one !== document.body &&
    (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement!));
  const out = seen.filter(
    (one) =>
      one.matches('a, button, input:not(.visually-hidden), select, textarea, summary') &&
      !one.closest('.visually-hidden, .skip-link') &&
      isOut(one) &&
      !scrolls(one),
  );
  const narrow = seen.filter(
    (one) => one.matches('fieldset label > .can-shrink') && boxOf(one).width < innerWidth * 0.6,
  );
  const bars = seen.filter((one) => {
    const { position, top, bottom } = getComputedStyle(one);
    const isStuck = [top, bottom].some((edge) => parseFloat(edge) >= 0);
    return position === 'sticky' && isStuck && boxOf(one).width > innerWidth * 0.6;
  });
  const height = bars.reduce((sum, one) => sum + boxOf(one).height, 0);
  const nameOf = (what: string) => (one: Element) => `${what}: ${one.textContent.slice(0, 30)}`;
  return [
    ...out.map(nameOf('out of reach')),
    ...narrow.map(nameOf('an option without room')),
    ...(height > innerHeight / 4 ? bars.map(nameOf('a bar that is too high')) : []),
  ];
}

async function faultsWithLittleRoom(page: Page, look: number): Promise<string[]> {
  const faults: string[] = [];
  // In each run one with large letters and one small window, in turn.
  const views = WITH_LITTLE_ROOM.filter((_, at) => IS_NIGHT || at % 2 === look % 2);
  for (const view of views) {
    await lookAs(page, view);
    const found = await page.evaluate(crampedParts);
    // The many narrow columns of the home page break some.
    if (new URL(page.url()).pathname !== '/') found.push(...(await page.evaluate(brokenWords)));
    if (await isWide(page)) found.push('reaches over the edge of the window');
    const name = `${view.width} px, ${view.percent ?? 100} %`;
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  await lookAs(page, VIEWS[0]!);
  return faults;
}

/** Asked for again each time: what waits within the page would be evaluated by it, which its policy forbids. */
const IS_STILL = "document.getAnimations().every(({ playState }) => playState !== 'running')";

/** @param rules those that axe looks at; all without it */
export async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  // Colours that are still changing would be measured on their way.
  await until(() => page.evaluate<boolean>(IS_STILL));
  return (await axeViolations(page, rules && { runOnly: rules })).flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** Scripts hear of a new width or scheme when the next frame is drawn, and may change the page by then. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

async function lookAs(page: Page, view: View): Promise<void> {
  const { width, height = 900, colorScheme, percent = 100 } = view;
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await drawn(page);
}

/** How often a page was looked at: in each run axe, which takes a second, looks in one view after the other. */
const looks = new WeakMap<Page, number>();

/** What is wrong with a page in some view: what axe finds, and whether something reaches over the edge of the window. */
export async function faultsInViews(page: Page): Promise<string[]> {
  const isConsole = new URL(page.url()).pathname.startsWith('/admin');
  // The first look is as most people see it: the site on a phone, the console at a desk.
  const look = looks.get(page) ?? Number(isConsole);
  looks.set(page, look + 1);
  const faults: string[] = [];
  for (const [at, view] of VIEWS.entries()) {
    const isInTurn = IS_NIGHT || at === look % VIEWS.length;
    // Whether the site has room is looked at below too, in narrower windows.
    if (!isInTurn && !isConsole) continue;
    await lookAs(page, view);
    const found = isInTurn ? await violationsOn(page) : [];
    if (await isWide(page)) found.push('reaches over the edge of the window');
    faults.push(...found.map((fault) => `${view.width} px, ${view.colorScheme}: ${fault}`));
  }
  return isConsole ? faults : [...faults, ...(await faultsWithLittleRoom(page, look))];
}

export const expectGoodLooks = async (page: Page): Promise<void> =>
  expect(await faultsInViews(page)).toEqual([]);

const SETTLED_MS = 10_000;

const fits = (): boolean =>
  document.documentElement.scrollWidth <= document.documentElement.clientWidth;

/** Whether something reaches over the edge of the window, also once it has been laid out again. */
export const isWide = async (page: Page): Promise<boolean> =>
  !(await page.evaluate(fits)) &&
  page.waitForFunction(fits, undefined, { timeout: SETTLED_MS }).then(
    () => false,
    () => true,
  );

const gapUnderBar = (page: Page, id: string): Promise<number> =>
  page.evaluate((wanted) => {
    const bar = document.querySelector('.navbar')!.getBoundingClientRect();
    const titleOf = (id: string) => document.getElementById(`${id}-title`);
    const anchor = titleOf(wanted) ?? document.getElementById(wanted);
    // The page is still on its way.
    if (!anchor) return Infinity;
    const { top } = anchor.getBoundingClientRect();
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1;
    return isAtEnd && top > bar.bottom && top < innerHeight ? 0 : top - bar.bottom;
  }, id);

const MOST_GAP_PX = 60;
const LEAST_GAP_PX = -1;

export async function expectUnderBar(page: Page, id: string): Promise<void> {
  await until(async () => {
    const gap = await gapUnderBar(page, id);
    return gap >= LEAST_GAP_PX && gap <= MOST_GAP_PX;
  });
}
