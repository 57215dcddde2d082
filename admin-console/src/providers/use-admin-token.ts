import { useSyncExternalStore } from 'react';
import { adminToken, watchSession } from './admin-session.js';

/** The token in force; null as soon as another tab has signed out. */
export const useAdminToken = (): string | null => useSyncExternalStore(watchSession, adminToken);
