import { useSyncExternalStore } from 'react';
import { displayOf, displays, type Display } from './display.js';

const KEPT = displays();

/** How the student wants to see the test, and the way to change it. */
export function useDisplay(): Display & { readonly change: (news: Partial<Display>) => void } {
  const text = useSyncExternalStore(KEPT.subscribe, KEPT.text, () => null);
  return { ...displayOf(text), change: KEPT.change };
}
