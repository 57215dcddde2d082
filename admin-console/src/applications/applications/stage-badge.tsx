import type { Entry, Row } from '../../providers/data-provider.js';
import { type Stage, STAGE_WORDS } from '@portal/domain/applications/stages.js';
import { Badge, type Tone } from '../../components/values.js';

export type ApplicationRow = Row<'applications'>;

/** One application with its history; related lists are newest first. */
export type ApplicationEntry = Entry<'applications'>;

/** The facts of an application that a move needs. */
export type Movable = Pick<ApplicationRow, 'id' | 'name' | 'domain' | 'status' | 'version'>;

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

/** What the last day to answer an offer is; after it, the applicant reads that the offer has ended. */
export const answerWords = (answerBy: string): string =>
  Date.parse(answerBy) < Date.now() ? 'Offer ended' : 'Answer by';
