import { AccountSettings, type AccountSettingsProps } from './account-settings.js';
import { ExtraTime } from './extra-time.js';
import { Security } from './security.js';

export function AccountTab(props: AccountSettingsProps) {
  return (
    <div className="grid gap-7 one-column">
      <AccountSettings {...props} />
      <ExtraTime profile={props.profile} />
      <Security profile={props.profile} />
    </div>
  );
}
