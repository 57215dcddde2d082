import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import type { Stage } from '@portal/domain/applications/stages.js';
import { Badge, type Tone } from '../../components/badge.js';

const TONES: Partial<Record<Stage, Tone>> = {
  accepted: 'good',
  interning: 'good',
  completed: 'good',
  declined: 'bad',
  left: 'bad',
};

export const StageBadge = ({ stage }: { readonly stage: Stage }) => (
  <Badge tone={TONES[stage] ?? 'plain'}>{STAGE_WORDS[stage]}</Badge>
);
