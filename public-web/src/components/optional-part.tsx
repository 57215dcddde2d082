import { lazy, Suspense, type ComponentType } from 'react';

/** A part of a page whose code is loaded when it is shown. If it can't be loaded, the page is shown without it. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(async () => {
    const part = await load().catch(() => null);
    return { default: part ?? (() => null) };
  });
  return function OptionalPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
