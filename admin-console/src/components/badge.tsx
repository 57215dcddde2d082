import { wordFor } from '@portal/domain/kernel/words.js';
import type { ComponentType } from 'react';
import styles from './badge.module.css';

type VerdictProps = { readonly passed: boolean; readonly isVoid?: boolean };

export function Verdict({ passed, isVoid = false }: VerdictProps) {
  if (isVoid) return <Badge tone="plain">Not counted</Badge>;
  return <Badge tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Badge>;
}

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
