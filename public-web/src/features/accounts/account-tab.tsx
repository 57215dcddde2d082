import { AccountSettings, type AccountSettingsProps } from './account-settings.js';
import { ExtraTime } from './extra-time.js';
import styles from './profile-page.module.css';
import { Security } from './security.js';

export function AccountTab(props: AccountSettingsProps) {
  return (
    <div className={styles.settings}>
      <AccountSettings {...props} />
      <ExtraTime profile={props.profile} />
      <Security profile={props.profile} />
    </div>
  );
}
