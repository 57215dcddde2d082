import { localStore } from './storage.js';

const SCRIPT = '/quiz-worker.js';
const SCOPE = '/quiz';
const CACHES = 'quiz-';

/** Stores the test's page in this browser, so that it opens without a network; no other page is stored. */
export function keepExamShell(): void {
  // The development server has no such files.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses it works without.
  navigator.serviceWorker
    .register(SCRIPT, { scope: SCOPE, updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Removes it again with everything stored, including the questions of an open test. */
export async function dropExamShell(): Promise<void> {
  localStore.set('portal.sitting', null);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
  const own = (await caches.keys()).filter((key) => key.startsWith(CACHES));
  await Promise.all(own.map((key) => caches.delete(key)));
}
