import { wordFor } from '@portal/domain/kernel/words.js';
import type { ComponentType } from 'react';
import styles from './badge.module.css';

export type Tone = 'good' | 'bad' | 'plain';

export function Badge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <strong className={`${styles.badge ?? ''} ${styles[tone] ?? ''}`}>{children}</strong>;
}

/** The badge of a state, from the words and tones of all states; a state without a tone is plain. */
export const stateBadge =
  <State extends string>(
    words: Readonly<Record<State, string>>,
    tones: Readonly<Partial<Record<NoInfer<State>, Tone>>>,
  ): ComponentType<{ readonly state: State }> =>
  ({ state }) => <Badge tone={tones[state] ?? 'plain'}>{wordFor(words, state)}</Badge>;
