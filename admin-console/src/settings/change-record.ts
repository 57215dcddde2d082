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

/** The message after a save. */
export function wordsOf(
  after: readonly SettingsChange[],
  before: readonly SettingsChange[],
): string {
  const [newest] = after;
  if (!newest || newest.version === before[0]?.version) return 'The change is taken back.';
  return isWaiting(newest) ? 'The change is scheduled.' : 'The settings are changed.';
}
