import { Activity, use, type ComponentType } from 'react';
import { pageNotLoaded } from './page-failure.js';
import { pageIsLoaded } from '../lib/page-is-loaded.js';

// If the code can't be loaded, the prerendered HTML stays; it works without scripts.
const never = (): Promise<never> => new Promise(() => undefined);

export type Shown = { readonly id: string | undefined };

type LateViewProps = { readonly className: string | undefined; readonly view: Shown };

/** @param frame the id of the element around it, which shows whether it was prerendered */
export function lateView(frame: string, load: () => Promise<ComponentType<Shown>>) {
  const isPrerendered = !import.meta.env.SSR && document.getElementById(frame) !== null;
  let coming: Promise<ComponentType<Shown>> | undefined;
  const begin = () =>
    isPrerendered ? pageIsLoaded().then(load).catch(never) : load().catch(pageNotLoaded);
  const loaded = () => (coming ??= begin());

  function View(props: Shown) {
    const Loaded = use(loaded());
    // oxlint-disable-next-line react/static-components -- it is the same one at each render
    return <Loaded {...props} />;
  }

  return function LateView({ className, view }: LateViewProps) {
    return (
      <div id={frame} className={className}>
        <Activity>
          <View {...view} />
        </Activity>
      </div>
    );
  };
}
