import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { Notice } from '../components/notice.js';

/** A part of the program that did not come is only asked for again when the page is loaded again. */
const reload = () => window.location.reload();

const SectionCrash = () => (
  <Notice kind="error">
    <span>
      This page could not be shown. What you saved is kept. The other sections work as before.
    </span>
    <button type="button" className="button secondary" onClick={reload}>
      Try Again
    </button>
  </Notice>
);

/** A section that breaks, or whose program does not come, leaves the rest of the console as it is. */
export const CrashBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={<SectionCrash />} resetKeys={[useLocation().pathname]}>
    {children}
  </ErrorBoundary>
);
