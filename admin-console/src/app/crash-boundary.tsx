import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { Notice } from '../components/notice.js';

/** The code of a part that failed to load is requested again only when the page is reloaded. */
const reload = () => window.location.reload();

const SectionCrash = () => (
  <Notice kind="error">
    <span>
      This page could not be shown. What you saved is kept. The other sections work as before.
    </span>
    <Button variant="outlined" onClick={reload}>
      Try Again
    </Button>
  </Notice>
);

/** If a section breaks, or its code does not load, the rest of the console stays. */
export const CrashBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={<SectionCrash />} resetKeys={[useLocation().pathname]}>
    {children}
  </ErrorBoundary>
);
