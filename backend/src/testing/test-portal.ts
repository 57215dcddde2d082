import type * as InProcess from './portal-in-process.js';

export type { Replica, TestPortal } from './portal-in-process.js';

/** Jest keeps the product loaded between test files: see product-environment.mjs. */
const { loadPortal = () => import('./portal-in-process.js') } = globalThis as {
  loadPortal?: () => Promise<typeof InProcess>;
};

export const startPortal: typeof InProcess.startPortal = async (...settings) =>
  (await loadPortal()).startPortal(...settings);

export async function portalOfFile(
  ...settings: Parameters<typeof InProcess.startPortal>
): Promise<InProcess.TestPortal> {
  const portal = await startPortal(...settings);
  afterAll(() => portal.stop());
  return portal;
}
