import styles from './projects.module.css';

/** The content of a screen of 120 by 72: lines of text, filled blocks, and one gold mark. */
type Screen = { readonly lines: string; readonly blocks: string; readonly gold: string };

const tile = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const row = (y: number): string => `M22 ${y}h46M88 ${y}h18`;

const SCREENS: Readonly<Record<string, Screen>> = {
  '🛒': {
    lines: `${row(28)}${row(38)}${row(48)}`,
    blocks: tile(12, 25, 6, 6) + tile(12, 35, 6, 6) + tile(12, 45, 6, 6),
    gold: tile(12, 57, 96, 8),
  },
  '🧵': {
    lines: 'M12 58h24M48 58h24M84 58h24',
    blocks: tile(12, 24, 24, 28) + tile(48, 24, 24, 28),
    gold: tile(84, 24, 24, 28),
  },
  '🍱': {
    lines: 'M12 24h30M12 64h40',
    blocks: [12, 28, 44, 76, 92].map((x) => tile(x, 32, 12, 24)).join(''),
    gold: tile(60, 32, 12, 24),
  },
  '📒': {
    lines: `${row(28)}${row(37)}${row(55)}${row(64)}M12 28h4M12 37h4M12 55h4M12 64h4`,
    blocks: '',
    gold: tile(10, 42, 100, 8),
  },
  '🎓': {
    lines: 'M26 36h60M26 46h48M26 56h66M12 26h72',
    blocks: tile(12, 33, 6, 6) + tile(12, 53, 6, 6),
    gold: tile(12, 43, 6, 6),
  },
  '🩺': {
    lines: 'M70 30h38M70 40h38M70 50h38M70 60h22',
    blocks: '',
    gold: tile(12, 24, 46, 42),
  },
  '📣': {
    lines: 'M12 66h96',
    blocks: tile(16, 48, 14, 18) + tile(38, 40, 14, 26) + tile(60, 52, 14, 14),
    gold: tile(82, 26, 14, 40),
  },
  '🌱': { lines: 'M12 30h22M12 40h14', blocks: '', gold: '' },
};

export function ProjectScreen({ emoji }: { emoji: string }) {
  const screen = SCREENS[emoji];
  if (!screen) return null;
  return (
    <svg className={styles.screen} viewBox="0 0 120 72" aria-hidden="true">
      <path className={styles.bar} d="M0 14h120" />
      <path className={styles.dots} d="M8 7h.01M14 7h.01M20 7h.01" />
      <path className={styles.blocks} d={screen.blocks} />
      <path className={styles.gold} d={screen.gold} />
      <path className={styles.text} d={screen.lines} />
    </svg>
  );
}
