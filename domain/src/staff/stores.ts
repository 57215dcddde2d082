import type { AdminRepository, PasskeyChallenges } from './ports.js';

export type StaffStores = {
  readonly admins: AdminRepository;
  readonly passkeyChallenges: PasskeyChallenges;
};
