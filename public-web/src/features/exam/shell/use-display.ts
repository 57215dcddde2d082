import { useSyncExternalStore } from 'react';
import { displayOf, displays, type Display } from './display.js';

const KEPT = displays();

export function useDisplay(): Display & { readonly change: (news: Partial<Display>) => void } {
  const text = useSyncExternalStore(KEPT.subscribe, KEPT.text, () => null);
  return { ...displayOf(text), change: KEPT.change };
}
