export { SETTINGS_ID, changeSettings } from './change-settings.js';
export { figuresOf, type Figures } from './figures.js';
export {
  CODES_PER_WINDOW,
  CODE_LENGTH,
  CODE_LIFETIME_SECONDS,
  CODE_RESEND_SECONDS,
  CODE_WINDOW_SECONDS,
  CODE_TRIES,
  CURRENCY,
  MOST_ATTEMPTS_LEFT,
  POLICY_LIMITS,
  SUBMIT_GRACE_SECONDS,
  policyFrom,
  type Policy,
  type Settings,
} from './policy.js';
export type { FiguresCheck, PolicySource, SettingsStores } from './ports.js';
export { RETENTION } from './retention.js';
export { scheduleSettings, takeSettingsBack } from './schedule-settings.js';
export { withDueChanges, type ChangeRecord, type DueChange } from './settings-change.js';
