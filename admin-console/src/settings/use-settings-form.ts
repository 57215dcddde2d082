import { validateSettings, type SettingsField } from '@portal/domain/settings/settings-form.js';
import { useState } from 'react';
import { differences, draftOf, formOf, type Draft } from './fields.js';
import type { Texts } from '../components/use-submit.js';
import { useUnsaved } from '../components/use-unsaved.js';
import type { AnswerOf } from '../providers/api-types.js';
import { fetchAsAdmin } from '../providers/data-provider.js';
import { withProof } from '../providers/proof.js';
import { DOMAINS_WOULD_CLOSE } from '../questions/domains-would-close.js';

export type SettingsAnswer = AnswerOf<'/api/admin/settings'>;

type Errors = Partial<Record<SettingsField | 'effectiveAt', string>>;

type Refusal = {
  readonly body?: { readonly code?: unknown; readonly errors?: Errors & { reason?: string } };
};

const put = async (body: object): Promise<SettingsAnswer> => {
  const request = { method: 'PUT', body: JSON.stringify(body) };
  return (await withProof(() => fetchAsAdmin('/api/admin/settings', request)))
    .json as SettingsAnswer;
};

/** Whether the server refused a field, not the reason. */
const blamesFields = ({ body }: Refusal): boolean =>
  Object.keys(body?.errors ?? {}).some((name) => name !== 'reason');

/** The steps of a change of the settings: typed, reviewed, given a reason, saved. */
export function useSettingsForm(answer: SettingsAnswer, onSaved: (saved: SettingsAnswer) => void) {
  const { settings } = answer;
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings));
  const [effectiveAt, setEffectiveAt] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [asksToClose, setAsksToClose] = useState(false);
  const [step, setStep] = useState<'typing' | 'confirming' | 'outdated'>('typing');

  const type = (name: SettingsField, typed: string) => {
    setDraft((last) => ({ ...last, [name]: typed }));
    setErrors(({ [name]: _, ...others }) => others);
  };

  const typeDate = (typed: string) => {
    setEffectiveAt(typed);
    setErrors(({ effectiveAt: _, ...others }) => others);
  };

  /** @returns the first invalid field */
  const review = (): SettingsField | undefined => {
    const found = validateSettings(formOf(draft));
    setErrors(found);
    const [first] = Object.keys(found) as SettingsField[];
    setAsksToClose(false);
    if (!first) setStep('confirming');
    return first;
  };

  /** @throws what the dialog is to show; what the form is to show leads back to it */
  const save = async ({ reason, confirmed }: Texts) => {
    try {
      const date = effectiveAt === '' ? {} : { effectiveAt: new Date(effectiveAt).toISOString() };
      const how = { version: settings.version, reason, confirmed: confirmed === 'on' };
      onSaved(await put({ ...formOf(draft), ...date, ...how }));
    } catch (failed) {
      const refusal = failed as Refusal;
      if (refusal.body?.code === 'settings_changed') {
        setStep('outdated');
      } else if (blamesFields(refusal)) {
        setErrors(refusal.body?.errors ?? {});
        setStep('typing');
      } else {
        setAsksToClose(refusal.body?.code === DOMAINS_WOULD_CLOSE);
        throw failed;
      }
    }
  };

  /** Back to the fields, unless a message is shown first. */
  const close = () => setStep((last) => (last === 'outdated' ? last : 'typing'));
  const changes = differences(settings, draft);
  const isUnsaved = changes.length > 0 || effectiveAt !== '';
  useUnsaved(isUnsaved);
  const state = { draft, effectiveAt, errors, step, asksToClose, changes, isUnsaved };
  return { ...state, type, typeDate, review, save, close };
}
