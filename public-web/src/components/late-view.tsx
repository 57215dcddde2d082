import { Activity, use, type ComponentType } from 'react';
import { pageNotLoaded } from './page-failure.js';
import { pageIsLoaded } from '../lib/page-is-loaded.js';

// If the code can't be loaded, the prerendered HTML stays; it works without scripts.
const never = (): Promise<never> => new Promise(() => undefined);

type LateViewProps<Props> = { readonly className?: string | undefined; readonly view: Props };

/** @param frame the id of the element around it, which shows whether it was prerendered */
export function lateView<Props extends object>(
  frame: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const isPrerendered = !import.meta.env.SSR && document.getElementById(frame) !== null;
  let coming: Promise<ComponentType<Props>> | undefined;
  const begin = () =>
    isPrerendered ? pageIsLoaded().then(load).catch(never) : load().catch(pageNotLoaded);
  const loaded = () => (coming ??= begin());

  function View(props: Props) {
    const Loaded = use(loaded());
    // oxlint-disable-next-line react/static-components -- it is the same one at each render
    return <Loaded {...props} />;
  }

  return function LateView({ className, view }: LateViewProps<Props>) {
    return (
      <div id={frame} className={className}>
        <Activity>
          <View {...view} />
        </Activity>
      </div>
    );
  };
}
