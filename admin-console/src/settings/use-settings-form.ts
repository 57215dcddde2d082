import { validateSettings, type SettingsField } from '@portal/domain/shared/settings-form.js';
import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { differences, draftOf, formOf, type Draft, type Settings } from './fields.js';
import { fetchAsAdmin } from '../providers/data-provider.js';

/** The answer of GET and PUT /api/admin/settings. */
export type SettingsAnswer = {
  readonly settings: Settings;
  readonly configuredInbox: string;
  readonly lastChange: { readonly at: string; readonly by: string; readonly reason: string } | null;
};

type Errors = Partial<Record<SettingsField, string>>;

const UNSAVED = 'The settings could not be changed. Please try again.';

type Refusal = {
  readonly message?: string;
  readonly body?: { readonly code?: unknown; readonly errors?: Errors & { reason?: string } };
};

const put = async (body: object): Promise<SettingsAnswer> => {
  const request = { method: 'PUT', body: JSON.stringify(body) };
  return (await fetchAsAdmin('/api/admin/settings', request)).json as SettingsAnswer;
};

/** Whether the fields are at fault, and not the reason. */
const blamesFields = ({ body }: Refusal): boolean =>
  Object.keys(body?.errors ?? {}).some((name) => name !== 'reason');

/** The settings as an owner changes them: typed, looked through, given a reason, saved. */
export function useSettingsForm(answer: SettingsAnswer, onSaved: (saved: SettingsAnswer) => void) {
  const { settings } = answer;
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings));
  const [errors, setErrors] = useState<Errors>({});
  const [step, setStep] = useState<'typing' | 'confirming' | 'saving' | 'outdated'>('typing');
  const [failure, setFailure] = useState<string | null>(null);
  const endSessionIfOver = useLogoutIfAccessDenied();

  const type = (name: SettingsField, typed: string) => {
    setDraft((last) => ({ ...last, [name]: typed }));
    setErrors(({ [name]: _, ...others }) => others);
  };

  /** @returns the first field that can't be taken */
  const review = (): SettingsField | undefined => {
    const found = validateSettings(formOf(draft));
    setErrors(found);
    setFailure(null);
    const [first] = Object.keys(found) as SettingsField[];
    if (!first) setStep('confirming');
    return first;
  };

  const refuse = (refusal: Refusal) => {
    if (refusal.body?.code === 'settings_changed') {
      setStep('outdated');
    } else if (blamesFields(refusal)) {
      setErrors(refusal.body?.errors ?? {});
      setStep('typing');
    } else {
      setFailure([refusal.message, UNSAVED].find(Boolean) ?? UNSAVED);
      setStep('confirming');
    }
  };

  const save = async (reason: string) => {
    setStep('saving');
    setFailure(null);
    try {
      onSaved(await put({ ...formOf(draft), version: settings.version, reason }));
    } catch (failed) {
      if (!(await endSessionIfOver(failed))) refuse(failed as Refusal);
    }
  };

  const cancel = () => setStep('typing');
  const changes = differences(settings, draft);
  return { draft, errors, step, failure, changes, type, review, save, cancel };
}
