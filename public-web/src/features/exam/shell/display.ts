import { localStore, type Store } from '../../../lib/storage.js';

export type Display = {
  readonly text: 'normal' | 'large' | 'largest';
  readonly contrast: 'standard' | 'high';
  /** Hidden until little time is left. */
  readonly isClockHidden: boolean;
  /** Whether single keys choose and move; off for people whose keyboard or voice input sends keys by accident. */
  readonly hasKeys: boolean;
};

const KEY = 'portal.examDisplay';

export const STANDARD: Display = {
  text: 'normal',
  contrast: 'standard',
  isClockHidden: false,
  hasKeys: true,
};

export const TEXT_SIZES: readonly (readonly [Display['text'], string])[] = [
  ['normal', 'Normal'],
  ['large', 'Large'],
  ['largest', 'Largest'],
];
export const CONTRASTS: readonly (readonly [Display['contrast'], string])[] = [
  ['standard', 'Standard'],
  ['high', 'High'],
];

function parsed(text: string | null): Partial<Record<keyof Display, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

const oneOf = <Value>(values: readonly (readonly [Value, string])[], kept: unknown, or: Value) =>
  values.find(([value]) => value === kept)?.[0] ?? or;

/** A stored display; unknown values are ignored. */
export function displayOf(text: string | null): Display {
  const kept = parsed(text);
  return {
    text: oneOf(TEXT_SIZES, kept.text, STANDARD.text),
    contrast: oneOf(CONTRASTS, kept.contrast, STANDARD.contrast),
    isClockHidden: kept.isClockHidden === true,
    hasKeys: kept.hasKeys !== false,
  };
}

export const displays = (store: Store = localStore) => ({
  text: () => store.get(KEY),
  change: (news: Partial<Display>) =>
    store.set(KEY, JSON.stringify({ ...displayOf(store.get(KEY)), ...news })),
  subscribe: store.subscribe,
});
