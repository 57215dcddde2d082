import type { ApplicationForm } from '@portal/domain/applications/application.js';
import { tabStore } from '../../lib/storage.js';

const KEY = 'applicationDraft';

/** What the short form asks: all but the domain. */
export type ApplicationDraft = Omit<ApplicationForm, 'domain'>;

/** Keeps what was typed in the short form, for the application page of this tab. */
export const keepDraft = (draft: ApplicationDraft): void =>
  tabStore.set(KEY, JSON.stringify(draft));

/** Forgets it, once the application is sent. */
export const dropDraft = (): void => tabStore.set(KEY, null);

/** The form to begin with: the empty one, filled with what was kept. */
export function withDraft(empty: ApplicationForm): ApplicationForm {
  const kept: Record<string, unknown> = parsed(tabStore.get(KEY));
  const fields = Object.entries(empty).map(([name, value]) => {
    const own = kept[name];
    return [name, typeof own === 'string' ? own : value];
  });
  return Object.fromEntries(fields) as ApplicationForm;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
