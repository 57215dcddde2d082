import type { RaThemeOptions } from 'react-admin';

const FRAME = {
  minHeight: '2.5rem',
  padding: 'var(--space-1) var(--space-4)',
  borderRadius: 'var(--radius-s)',
  fontSize: 'var(--text-m)',
  lineHeight: 1.25,
  '@media (pointer: coarse)': { minHeight: '2.75rem' },
} as const;

const toned = (tone: 'good' | 'bad') => ({
  color: `var(--${tone})`,
  backgroundColor: `var(--${tone}-wash)`,
});

/** Buttons and badges; the sign-in page has the same buttons without Material UI, in `styles/base.css`. */
export const BUTTONS: NonNullable<RaThemeOptions['components']> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      outlined: {
        ...FRAME,
        color: 'var(--ink)',
        border: '2px solid currentcolor',
        '&:hover': {
          color: 'var(--paper)',
          backgroundColor: 'var(--ink)',
          borderColor: 'var(--ink)',
        },
        '&.Mui-disabled': { color: 'var(--ink-soft)', border: '2px solid var(--line)' },
      },
      contained: {
        ...FRAME,
        color: 'var(--on-gold)',
        backgroundColor: 'var(--gold)',
        '&:hover': { backgroundColor: 'var(--gold-deep)' },
        '&.Mui-disabled': { color: 'var(--ink-soft)', backgroundColor: 'var(--wash)' },
      },
      outlinedSizeSmall: {
        ...{ minHeight: '2rem', fontSize: 'var(--text-s)', borderWidth: '1.5px' },
        '@media (pointer: coarse)': { minHeight: '2.75rem' },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', backgroundColor: 'var(--wash)', fontWeight: 650 },
      label: { padding: '0 0.6em', fontSize: 'var(--text-s)', lineHeight: 1.7 },
      colorSuccess: toned('good'),
      colorError: toned('bad'),
    },
  },
};
