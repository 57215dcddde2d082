import { lazy, useState, type ComponentType } from 'react';
import { CrashBoundary } from './crash-boundary.js';
import { FailedFetch } from './failed-fetch.js';

/**
 * A part of a page whose code comes when it is shown; is within a `Suspense`. Where the code does
 * not come, the part says so and tries again, and the page around it stays.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () => lazy(async () => ({ default: await load() }));
  let latest = { Part: begin(), tries: 0 };

  return function LatePart(props: Props) {
    const [{ Part, tries }, setShown] = useState(latest);
    const retry = () => {
      // A failed one stays failed, also for who shows it next.
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
