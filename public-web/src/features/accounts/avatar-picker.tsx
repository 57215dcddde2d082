import { useState, type ChangeEvent } from 'react';
import { Button } from '../../components/button.js';
import { initialOf } from '../../lib/initial.js';
import type { Profile } from './accounts-api.js';
import type { Picture } from './picture.js';
import styles from './profile-page.module.css';

type AvatarPickerProps = {
  readonly profile: Profile;
  readonly picture: Picture | null;
  readonly error: string | undefined;
  readonly onChoice: (picture: Picture | null, error?: string) => void;
};

/** Loaded when somebody is about to choose a picture. */
const loadReading = () => import('./picture.js');

export function AvatarPicker({ profile, picture, error, onChoice }: AvatarPickerProps) {
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const { readPicture } = await loadReading();
    const read = await readPicture(file);
    input.value = '';
    if (typeof read === 'string') onChoice(null, read);
    else onChoice(read);
  };

  return (
    <div className={styles.avatarBox} data-begun={picture !== null || undefined}>
      <label className={styles.avatar}>
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          aria-describedby="avatar-hint"
          aria-invalid={error !== undefined || undefined}
          onFocus={() => void loadReading().catch(() => undefined)}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => void choose(target)}
        />
        <span className="visually-hidden">Change your picture</span>
        <Shown
          key={picture?.preview ?? profile.avatarUrl}
          address={picture?.preview ?? profile.avatarUrl}
          name={profile.name}
        />
      </label>
      <p id="avatar-hint" className={error === undefined ? 'soft' : 'text-bad'} role="status">
        {error ?? (picture ? 'Press Update to save the picture.' : 'Change the picture')}
      </p>
      {picture && (
        <Button look="quiet" onClick={() => onChoice(null)}>
          Keep the old picture
        </Button>
      )}
    </div>
  );
}

function Shown({ address, name }: { address: string | null; name: string }) {
  const [isMissing, setMissing] = useState(false);
  if (address === null || isMissing) {
    return <span aria-hidden="true">{initialOf(name)}</span>;
  }
  return <img src={address} alt="" width="112" height="112" onError={() => setMissing(true)} />;
}
