import { useNotify, useRefresh, HttpError } from 'react-admin';
import { History, isWaiting, Scheduled, Changes } from './history.js';
import { Answered } from '../components/answered.js';
import { Moment } from '../components/values.js';
import styles from './settings.module.css';
import Button from '@mui/material/Button';
import { indianTime } from '@portal/domain/kernel/indian-day.js';
import { validateSettings } from '@portal/domain/settings/settings-form.js';
import { useState } from 'react';
import { differences, type Draft, draftOf, FIELDS, formOf } from './fields.js';
import { ActionDialog } from '../components/action-button.js';
import { ActionForm, type Texts } from '../components/action-form.js';
import { Field } from '../components/field.js';
import { asMoment } from '../components/format.js';
import { Notice } from '../components/notice.js';
import { codeOf, fieldsOf } from '../components/refusal.js';
import { fetchAsAdmin, type AnswerOf } from '../providers/data-provider.js';
import { ConfirmClose } from '../questions/domains-would-close.js';

type SettingsAnswer = AnswerOf<'/api/admin/settings'>;

const put = async (body: object): Promise<SettingsAnswer> =>
  (await fetchAsAdmin('/api/admin/settings', { method: 'PUT', body: JSON.stringify(body) }))
    .json as SettingsAnswer;

type SettingsFormProps = {
  readonly answer: SettingsAnswer;
  readonly onSaved: (saved: SettingsAnswer) => void;
  readonly onReload: () => void;
};

/** A change of the settings: typed, reviewed, given a reason, saved. */
function SettingsForm({ answer, onSaved, onReload }: SettingsFormProps) {
  const { settings, configuredInbox } = answer;
  const [reviewed, setReviewed] = useState<Draft & Texts>();
  const [errors, setErrors] = useState<Texts>({});
  const [isOutdated, setOutdated] = useState(false);
  const review = (typed: Texts) => {
    const found = validateSettings(formOf(typed));
    setErrors({});
    if (Object.keys(found).length > 0) throw new HttpError('', 400, { errors: found });
    setReviewed(typed as Draft & Texts);
    return Promise.resolve();
  };
  const effectiveAt = indianTime(reviewed?.effectiveAt ?? '')?.toISOString();
  const save = async ({ reason, confirmed }: Texts) => {
    if (!reviewed) return;
    const how = { version: settings.version, reason, confirmed: Boolean(confirmed) };
    try {
      onSaved(await put({ ...formOf(reviewed), ...(effectiveAt && { effectiveAt }), ...how }));
    } catch (failure) {
      const { reason: _, ...refused } = fieldsOf(failure);
      if (codeOf(failure) === 'settings_changed') setOutdated(true);
      else if (Object.keys(refused).length > 0) setErrors(refused);
      else throw failure;
    }
  };
  return (
    <>
      {isOutdated && (
        <Notice kind="error">
          <span>
            Somebody else has changed the settings. Nothing of yours was saved; load theirs, then
            decide again.
          </span>
          <Button variant="outlined" onClick={onReload} autoFocus>
            Load the settings
          </Button>
        </Notice>
      )}
      <ActionForm
        label="Settings"
        button="Review the change"
        values={draftOf(settings)}
        errors={errors}
        send={review}
        needsChange
      >
        {FIELDS.map(({ name, label, unit, hint }) => (
          <Field
            key={name}
            name={name}
            label={unit ? `${label} (${unit})` : label}
            hint={
              name === 'companyInbox' ? `${hint} Empty: ${configuredInbox}, as configured.` : hint
            }
            inputMode={unit ? 'decimal' : 'email'}
            autoComplete="off"
          />
        ))}
        <Field
          name="effectiveAt"
          type="datetime-local"
          label="Takes effect"
          hint="By the clock in India (IST). Empty: at once. Until then it can be taken back."
        />
      </ActionForm>
      {reviewed && (
        <ActionDialog
          title={effectiveAt ? 'Schedule the change?' : 'Change the settings?'}
          button={effectiveAt ? 'Schedule the change' : 'Change settings'}
          send={save}
          onClose={() => setReviewed(undefined)}
          fields={<ConfirmClose />}
        >
          <Changes changes={differences(settings, reviewed)} />
          <p>
            Takes effect: <strong>{asMoment(effectiveAt) || 'at once'}</strong>
          </p>
        </ActionDialog>
      )}
    </>
  );
}

function LastChange({ lastChange }: Pick<SettingsAnswer, 'lastChange'>) {
  if (!lastChange) return null;
  const { at, by, reason } = lastChange;
  return (
    <p className="soft break-anywhere">
      Last changed by <strong>{by}</strong>, <Moment at={at} />: “{reason}”
    </p>
  );
}

export default function SettingsPage() {
  const notify = useNotify();
  const refresh = useRefresh();
  const say = ({ changes: [newest] }: SettingsAnswer) => {
    const isLater = newest && isWaiting(newest);
    notify(isLater ? 'The change is scheduled.' : 'The settings are changed.', { type: 'success' });
    refresh();
  };
  return (
    <div className={styles.page}>
      <Answered path="/api/admin/settings" refused="Failed to fetch the settings.">
        {(answer) => (
          <>
            <LastChange lastChange={answer.lastChange} />
            <Scheduled changes={answer.changes} />
            <SettingsForm
              key={answer.settings.version}
              answer={answer}
              onSaved={say}
              onReload={refresh}
            />
            <History changes={answer.changes} />
          </>
        )}
      </Answered>
    </div>
  );
}
