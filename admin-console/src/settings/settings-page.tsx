import { useNotify, useRefresh } from 'react-admin';
import { History, isWaiting, Scheduled } from './history.js';
import { type SettingsAnswer, SettingsForm } from './settings-form.js';
import { Answered } from '../components/answered.js';
import { Moment } from '../components/moment.js';
import styles from './settings.module.css';

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
