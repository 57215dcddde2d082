import type { ChangeRecord } from '@portal/domain/settings/settings-change.js';

export type SettingsChange = Pick<
  ChangeRecord,
  'version' | 'figures' | 'companyInbox' | 'madeBy' | 'reason' | 'takenBackBy'
> & {
  readonly effectiveAt: string;
  readonly madeAt: string;
  readonly takenBackAt: string | null;
};

/** Whether a change waits for its date. */
export const isWaiting = ({ effectiveAt, takenBackAt }: SettingsChange): boolean =>
  takenBackAt === null && Date.parse(effectiveAt) > Date.now();
