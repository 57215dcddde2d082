import { COLOURS } from '@portal/domain/kernel/company.js';
import type { CSSProperties } from 'react';

/** The site's colours; mail programs don't know custom properties. */
const LIGHT = {
  ground: '#f5f4ef',
  card: '#ffffff',
  ink: COLOURS.ink as string,
  soft: COLOURS.inkSoft as string,
  line: COLOURS.line as string,
  link: COLOURS.goldText as string,
};
const DARK: typeof LIGHT = {
  ground: '#111214',
  card: '#1d1e21',
  ink: '#f1f0ec',
  soft: '#b6b7ba',
  line: '#37393e',
  link: '#e6c55e',
};
const { gold: GOLD, onGold: ON_GOLD } = COLOURS;

const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const MONO = "ui-monospace, 'SF Mono', Consolas, 'DejaVu Sans Mono', monospace";
const BREAK: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' };

/** Inline styles, since many mail programs read no others. */
export const LOOK = {
  body: { margin: 0, padding: 0, backgroundColor: LIGHT.ground, fontFamily: SANS },
  preheader: { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0 },
  ground: { backgroundColor: LIGHT.ground, padding: '24px 12px' },
  column: { maxWidth: '560px' },
  brand: {
    margin: '0 0 12px',
    color: LIGHT.ink,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 700,
  },
  mark: { color: GOLD, fontSize: '20px', lineHeight: '16px' },
  card: {
    backgroundColor: LIGHT.card,
    borderTop: `4px solid ${GOLD}`,
    padding: '28px 28px 16px',
  },
  title: {
    ...BREAK,
    margin: '0 0 16px',
    color: LIGHT.ink,
    fontSize: '24px',
    lineHeight: '30px',
    fontWeight: 700,
  },
  text: { ...BREAK, margin: '0 0 16px', color: LIGHT.ink, fontSize: '16px', lineHeight: '24px' },
  code: {
    margin: '0 0 16px',
    padding: '16px',
    backgroundColor: LIGHT.ground,
    color: LIGHT.ink,
    fontFamily: MONO,
    fontSize: '32px',
    lineHeight: '40px',
    fontWeight: 700,
    letterSpacing: '6px',
    textAlign: 'center',
    userSelect: 'all',
  },
  rows: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  label: {
    width: '34%',
    padding: '10px 12px 10px 0',
    borderBottom: `1px solid ${LIGHT.line}`,
    color: LIGHT.soft,
    fontSize: '14px',
    lineHeight: '24px',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: {
    ...BREAK,
    padding: '10px 0',
    borderBottom: `1px solid ${LIGHT.line}`,
    color: LIGHT.ink,
    fontSize: '16px',
    lineHeight: '24px',
    verticalAlign: 'top',
  },
  quoteLabel: { margin: '0 0 4px', color: LIGHT.soft, fontSize: '14px', lineHeight: '24px' },
  quote: {
    ...BREAK,
    margin: '0 0 20px',
    padding: '4px 0 4px 16px',
    borderLeft: `4px solid ${GOLD}`,
    color: LIGHT.ink,
    fontSize: '16px',
    lineHeight: '24px',
  },
  button: {
    margin: '4px 0 20px',
    padding: '14px 24px',
    borderRadius: '6px',
    backgroundColor: GOLD,
    color: ON_GOLD,
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: '120%',
    textDecoration: 'none',
  },
  small: {
    ...BREAK,
    margin: '16px 0 0',
    color: LIGHT.soft,
    fontSize: '14px',
    lineHeight: '22px',
  },
  link: { color: LIGHT.link, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

/** The styles that can't be inline: dark mode, and narrow screens. */
export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .ground, .code { background-color: ${DARK.ground} !important; }
  .card { background-color: ${DARK.card} !important; }
  .ink { color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .line { border-color: ${DARK.line} !important; }
  .link { color: ${DARK.link} !important; }
}
@media (max-width: 480px) {
  .card > tbody > tr > td { padding: 20px 16px 8px !important; }
  .cell { display: block !important; width: auto !important; }
  .label { padding: 8px 0 0 !important; border-bottom: 0 !important; }
  .value { padding: 0 0 8px !important; }
}
`;
