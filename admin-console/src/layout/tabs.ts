import type { ComponentType } from 'react';
import { ApplicationsList } from '../applications/applications-list.js';
import { DashboardPage } from '../dashboard/dashboard-page.js';
import { PaymentsList } from '../payments/payments-list.js';
import { TestHistory } from '../results/test-history.js';
import { SettingsPage } from '../settings/settings-page.js';

/** One tab of the console. */
export type Tab = {
  readonly path: string;
  readonly label: string;
  readonly Screen: ComponentType;
};

/** The tabs in their order; the first is the one that /admin shows. */
export const TABS: readonly Tab[] = [
  { path: '/admin', label: 'Test History', Screen: TestHistory },
  { path: '/admin/dashboard', label: 'Dashboard', Screen: DashboardPage },
  { path: '/admin/internships', label: 'Applications', Screen: ApplicationsList },
  { path: '/admin/payments', label: 'Payments', Screen: PaymentsList },
  { path: '/admin/settings', label: 'Settings', Screen: SettingsPage },
];

/** The tab at an address, with or without a slash at its end. */
export const tabAt = (pathname: string): Tab | undefined =>
  TABS.find(({ path }) => path === pathname.replace(/\/+$/, ''));
