import type { RaThemeOptions } from 'react-admin';

/** As in our own forms (`styles/base.css`): the label above the field, never in its frame. */
const ABOVE = {
  position: 'static',
  maxWidth: 'none',
  marginBottom: 'var(--space-1)',
  overflow: 'visible',
  color: 'var(--ink)',
  fontSize: 'var(--text-s)',
  fontWeight: 620,
  lineHeight: 1.3,
  transform: 'none',
  pointerEvents: 'auto',
  whiteSpace: 'normal',
  '&.Mui-focused, &.Mui-error': { color: 'var(--ink)' },
} as const;

const FRAME = {
  minHeight: 'var(--field-height)',
  color: 'var(--ink)',
  backgroundColor: 'var(--paper)',
  borderRadius: 'var(--radius-s)',
  fontSize: 'var(--text-m)',
  '& fieldset': { top: 0, border: '1.5px solid var(--line-strong)' },
  '& fieldset legend': { display: 'none' },
  '&:hover fieldset, &.Mui-focused fieldset': {
    borderWidth: '1.5px !important',
    borderColor: 'var(--ink) !important',
  },
  '&.Mui-error fieldset': { borderColor: 'var(--bad) !important' },
  // The label is above the field, so the hint of an empty field can always be shown.
  '& input::placeholder': { opacity: '0.8 !important' },
} as const;

const NOTE = {
  margin: 'var(--space-1) 0 0',
  color: 'var(--ink-soft)',
  fontSize: 'var(--text-s)',
  lineHeight: 1.5,
  '&.Mui-error': { color: 'var(--bad)', fontWeight: 600 },
} as const;

/** Fields of Material UI, drawn like those of our own forms. */
export const FIELDS: NonNullable<RaThemeOptions['components']> = {
  MuiTextField: {
    defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
  },
  MuiInputLabel: {
    styleOverrides: { root: ABOVE, outlined: ABOVE, shrink: ABOVE, sizeSmall: ABOVE },
  },
  MuiOutlinedInput: { styleOverrides: { root: FRAME } },
  MuiFormHelperText: { styleOverrides: { root: NOTE, contained: NOTE } },
  RaFilterFormInput: {
    styleOverrides: {
      root: {
        '& .MuiTextField-root': { minWidth: '9rem' },
        '& .MuiInputBase-root': { minHeight: '2.25rem', fontSize: 'var(--text-s)' },
        // Some kinds of fields have a margin that would make them higher than others.
        '& .MuiFormControl-root': { margin: 0 },
      },
    },
  },
};
