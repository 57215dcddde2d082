import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { BUTTONS } from './buttons.js';

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
const FIELDS: NonNullable<RaThemeOptions['components']> = {
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

/** The colours of `public-web/src/styles/palette.css`: Material UI calculates with them. A test compares them. */
type Colours = {
  readonly paper: string;
  readonly wash: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly action: string;
  readonly onAction: string;
  readonly good: string;
  readonly bad: string;
};

const LIGHT: Colours = {
  paper: '#ffffff',
  wash: '#f5f4ef',
  ink: '#16171a',
  inkSoft: '#54575e',
  line: '#dcdbd3',
  action: '#16171a',
  onAction: '#ffffff',
  good: '#12653a',
  bad: '#ab1f1a',
};

const DARK: Colours = {
  paper: '#111214',
  wash: '#191a1d',
  ink: '#f1f0ec',
  inkSoft: '#aeb0b6',
  line: '#2e3035',
  action: '#deb945',
  onAction: '#16140c',
  good: '#86d8a8',
  bad: '#ffa49b',
};

const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const PLAIN = {
  '&&': { color: 'var(--ink)', backgroundColor: 'var(--wash)', borderRadius: 'var(--radius-s)' },
};

const themeOf = (mode: 'light' | 'dark', colours: Colours): RaThemeOptions => ({
  ...defaultTheme,
  palette: {
    mode,
    primary: { main: colours.action, contrastText: colours.onAction },
    secondary: { main: colours.action, contrastText: colours.onAction },
    success: { main: colours.good },
    error: { main: colours.bad },
    background: { default: colours.paper, paper: colours.paper },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    divider: colours.line,
  },
  typography: {
    fontFamily: SANS,
    h6: { fontFamily: 'var(--display)', fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 650 },
  },
  shape: { borderRadius: 6 },
  components: {
    ...defaultTheme.components,
    ...FIELDS,
    ...BUTTONS,
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiDialog: { styleOverrides: { paper: { border: '1px solid var(--line)' } } },
    // Both would be a grey that is mixed from the colour of actions.
    RaToolbar: { styleOverrides: { root: PLAIN } },
    RaBulkActionsToolbar: {
      styleOverrides: { root: { '& .RaBulkActionsToolbar-toolbar': PLAIN } },
    },
    // The library names only the box around it; the box of all rows has another name.
    MuiCheckbox: { defaultProps: { slotProps: { input: { 'aria-label': 'Select this row' } } } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    // The library makes this text too pale to read.
    RaNotFound: { styleOverrides: { root: { '& .RaNotFound-message': { opacity: 1 } } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 650, background: colours.wash } } },
  },
});

export const lightTheme = themeOf('light', LIGHT);
export const darkTheme = themeOf('dark', DARK);
