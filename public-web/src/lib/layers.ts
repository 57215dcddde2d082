import type { BaseLocationHook } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/** What an entry of the history says when its address is shown over another page. */
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
  /** The last part of the address of the open layer; null if none of this folder is open. */
  readonly shown: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
};

/** Back closes it, and its address alone is a page. @param folder what its addresses begin with, as in "/blog" */
export function useLayer(folder: string): Layer {
  const path = useLocationProperty(layerPath, () => '');
  const isOpen = path.startsWith(`${folder}/`);
  return {
    shown: isOpen ? path.slice(folder.length + 1) : null,
    open: (id) => {
      // The second click of two comes before the layer is drawn over the link.
      if (pageBelow() !== null) return;
      const state: LayerState = { over: location.pathname };
      navigate(`${folder}/${id}`, { state });
    },
    close: () => {
      if (pageBelow() !== null) history.back();
    },
  };
}
