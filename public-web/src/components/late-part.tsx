import { lazy, useState, type ComponentType } from 'react';
import { CrashBoundary } from './crash-boundary.js';
import { FailedFetch } from './failed-fetch.js';

/** A part of a page whose code is loaded when it is shown; needs a `Suspense` around it. If the code can't be loaded,
 * only this part shows an error, with a button to try again. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () => lazy(async () => ({ default: await load() }));
  let latest = { Part: begin(), tries: 0 };

  return function LatePart(props: Props) {
    const [{ Part, tries }, setShown] = useState(latest);
    const retry = () => {
      // A failed import stays failed, also for the next use.
      latest = { Part: begin(), tries: tries + 1 };
      setShown(latest);
    };
    const failed = (
      <FailedFetch message="This part could not be loaded." isRetrying={false} onRetry={retry} />
    );
    return (
      <CrashBoundary key={tries} failed={failed}>
        <Part {...props} />
      </CrashBoundary>
    );
  };
}
