import { localStore } from './storage.js';

const SCRIPT = '/quiz-worker.js';
const SCOPE = '/quiz';
const CACHES = 'quiz-';

/** Keeps the page of the test in this browser, so that it opens without network; no other page is kept. */
export function keepExamShell(): void {
  // The development server has no files that could be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that bars it goes without.
  navigator.serviceWorker
    .register(SCRIPT, { scope: SCOPE, updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Removes it again with all that was kept, the questions of an open test among it. */
export async function dropExamShell(): Promise<void> {
  localStore.set('portal.sitting', null);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
  const own = (await caches.keys()).filter((key) => key.startsWith(CACHES));
  await Promise.all(own.map((key) => caches.delete(key)));
}
