import type { AdminRepository, PasskeyChallenges } from './ports.js';

/** The stores of this area, for a transaction. */
export type StaffStores = {
  readonly admins: AdminRepository;
  readonly passkeyChallenges: PasskeyChallenges;
};
