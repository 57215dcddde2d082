import type { AccountStores } from './accounts/index.js';
import type { ApplicationStores } from './applications/index.js';
import type { AuditStores } from './audit/index.js';
import type { BadgeStores, CertificateStores } from './certificates/index.js';
import type { ConsentStores } from './consents/index.js';
import type { EmailStores } from './email/index.js';
import type { ExamStores, DisputeStores, RegradingStores } from './exam/index.js';
import type { PaymentStores } from './payments/index.js';
import type { PrivacyStores } from './privacy/index.js';
import type { QuestionStores, RulingStores } from './questions/index.js';
import type { SettingsStores } from './settings/index.js';
import type { StaffStores } from './staff/index.js';

/** Every store. Only what connects them may name them all. */
export type Stores = ExamStores &
  StaffStores &
  ApplicationStores &
  AuditStores &
  AccountStores &
  BadgeStores &
  CertificateStores &
  ConsentStores &
  PaymentStores &
  EmailStores &
  QuestionStores &
  SettingsStores &
  DisputeStores &
  RegradingStores &
  RulingStores &
  PrivacyStores;
