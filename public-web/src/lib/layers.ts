import type { BaseLocationHook } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/** The state of a history entry whose address is shown over another page. */
type LayerState = { readonly over: string };

const pageBelow = (): string | null => (history.state as Partial<LayerState> | null)?.over ?? null;

const pagePath = (): string => pageBelow() ?? location.pathname;

/** The page that is shown: that of the address, or the one below an open layer. */
export const usePagePath: BaseLocationHook = ({ ssrPath }: { readonly ssrPath?: string }) => [
  useLocationProperty(pagePath, ssrPath === undefined ? pagePath : () => ssrPath),
  navigate,
];

/** After a reload the address is a page, not a layer over another one. */
export function forgetLayer(): void {
  if (pageBelow() !== null) history.replaceState(null, '');
}

const layerPath = (): string => (pageBelow() === null ? '' : location.pathname);

type Layer = {
  /** The last part of the layer's address; null if no layer of this folder is open. */
  readonly shown: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
};

/** A layer over a page. Back closes it; opened by its address, it is a page. @param folder the beginning of the
 * addresses, such as "/blog" */
export function useLayer(folder: string): Layer {
  const path = useLocationProperty(layerPath, () => '');
  const isOpen = path.startsWith(`${folder}/`);
  return {
    shown: isOpen ? path.slice(folder.length + 1) : null,
    open: (id) => {
      // The second click of a double click arrives before the layer covers the link.
      if (pageBelow() !== null) return;
      const state: LayerState = { over: location.pathname };
      navigate(`${folder}/${id}`, { state });
    },
    close: () => {
      if (pageBelow() !== null) history.back();
    },
  };
}
