import { useEffect, useState, type ChangeEvent } from 'react';
import type { Profile } from './accounts-api.js';
import styles from './profile-page.module.css';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 5 * 1024 * 1024;

function refusalOf({ type, size }: File): string | undefined {
  if (!TYPES.includes(type)) return 'Please choose a JPEG, PNG or WebP picture.';
  return size > MAX_BYTES ? 'Please choose a picture of at most 5 MB.' : undefined;
}

/** The picture as a data address: the Content-Security-Policy lets no blob through. */
function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setPreview({ file, address: reader.result });
    };
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return preview?.file === file ? preview.address : null;
}

type AvatarPickerProps = {
  readonly profile: Profile;
  readonly avatar: File | null;
  readonly onAvatar: (file: File | null) => void;
};

/** The profile picture; a click chooses another, which is saved with the profile. */
export function AvatarPicker({ profile, avatar, onAvatar }: AvatarPickerProps) {
  const [error, setError] = useState<string>();
  const shown = usePreview(avatar) ?? profile.avatarUrl;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const refusal = refusalOf(file);
    setError(refusal);
    if (refusal === undefined) onAvatar(file);
  };

  return (
    <div className={styles.avatarBox}>
      <label className={styles.avatar}>
        <input
          type="file"
          accept={TYPES.join(',')}
          className="visually-hidden"
          aria-describedby="avatar-told"
          onChange={choose}
        />
        <span className="visually-hidden">Change your picture</span>
        {shown ? (
          <img src={shown} alt="" width="112" height="112" />
        ) : (
          <span aria-hidden="true">{profile.name.trim().charAt(0).toUpperCase()}</span>
        )}
      </label>
      <p id="avatar-told" className={error === undefined ? styles.told : styles.bad} role="status">
        {error ?? (avatar ? 'Press Update to save the picture.' : 'Click to change the picture')}
      </p>
    </div>
  );
}
