import { wordFor } from '@portal/domain/kernel/words.js';
import Chip from '@mui/material/Chip';
import type { ComponentType } from 'react';

type VerdictProps = { readonly passed: boolean; readonly isVoid?: boolean };

export function Verdict({ passed, isVoid = false }: VerdictProps) {
  if (isVoid) return <Badge tone="plain">Not counted</Badge>;
  return <Badge tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Badge>;
}

const COLOURS = { good: 'success', bad: 'error', plain: 'default' } as const;

export type Tone = keyof typeof COLOURS;

export const Badge = ({ tone, children }: { readonly tone: Tone; readonly children: string }) => (
  <Chip size="small" color={COLOURS[tone]} label={children} />
);

/** The badge of a state, from the words and tones of all states; a state without a tone is plain. */
export const stateBadge =
  <State extends string>(
    words: Readonly<Record<State, string>>,
    tones: Readonly<Partial<Record<NoInfer<State>, Tone>>>,
  ): ComponentType<{ readonly state: State }> =>
  ({ state }) => <Badge tone={tones[state] ?? 'plain'}>{wordFor(words, state)}</Badge>;
