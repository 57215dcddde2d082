import { type SubmitEvent, useEffect, useRef } from 'react';
import { Changes } from './changes.js';
import { FIELDS } from './fields.js';
import { useSettingsForm, type SettingsAnswer } from './use-settings-form.js';
import { Field } from '../components/field.js';
import { asMoment } from '../components/format.js';
import { Notice } from '../components/notice.js';
import { ReasonDialog } from '../components/reason-dialog.js';
import { ConfirmClose } from '../questions/domains-would-close.js';
import styles from './settings.module.css';

type SettingsFormProps = {
  readonly answer: SettingsAnswer;
  readonly onSaved: (saved: SettingsAnswer) => void;
  readonly onReload: () => void;
  /** Called with whether the form holds unsaved changes. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
};

export function SettingsForm({ answer, onSaved, onReload, onUnsaved }: SettingsFormProps) {
  const form = useSettingsForm(answer, onSaved);
  const { isUnsaved } = form;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const bad = form.review();
    const field = bad && elements.namedItem(bad);
    if (field instanceof HTMLInputElement) field.focus();
  };
  const refused = { message: '', fields: form.errors };
  const isLater = form.effectiveAt !== '';
  const inboxHint = `Empty: ${answer.configuredInbox}, as configured.`;
  return (
    <>
      {form.step === 'outdated' && <Outdated onReload={onReload} />}
      <form className={styles.form} aria-label="Settings" noValidate onSubmit={submit}>
        {FIELDS.map(({ name, label, unit, hint }) => (
          <Field
            key={name}
            {...{ name, refused }}
            label={unit ? `${label} (${unit})` : label}
            hint={name === 'companyInbox' ? `${hint} ${inboxHint}` : hint}
            inputMode={unit ? 'decimal' : 'email'}
            autoComplete="off"
            value={form.draft[name]}
            onChange={({ target }) => form.type(name, target.value)}
          />
        ))}
        <Field
          {...{ name: 'effectiveAt', refused, type: 'datetime-local', value: form.effectiveAt }}
          label="Takes effect"
          hint="By your clock. Empty: at once. Until then it can be taken back."
          onChange={({ target }) => form.typeDate(target.value)}
        />
        <button className="button primary" disabled={form.changes.length === 0}>
          Review the change
        </button>
      </form>
      {form.step === 'confirming' && (
        <ReasonDialog
          title={isLater ? 'Schedule the change?' : 'Change the settings?'}
          button={isLater ? 'Schedule the change' : 'Change settings'}
          send={form.save}
          onClose={form.close}
          fields={form.asksToClose ? (refused) => <ConfirmClose refused={refused} /> : undefined}
        >
          <Changes changes={form.changes} />
          <p>
            Takes effect: <strong>{isLater ? asMoment(form.effectiveAt) : 'at once'}</strong>
          </p>
        </ReasonDialog>
      )}
    </>
  );
}

function Outdated({ onReload }: { readonly onReload: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  // The form is longer than the screen, and the dialog has returned the focus to its end.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice}>
      <Notice kind="error">
        <span>
          Somebody else has changed the settings. Nothing of yours was saved; load theirs, then
          decide again.
        </span>
        <button type="button" className="button secondary" onClick={onReload}>
          Load the settings
        </button>
      </Notice>
    </div>
  );
}
