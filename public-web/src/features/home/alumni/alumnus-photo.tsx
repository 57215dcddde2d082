import { useState } from 'react';
import type { Alumnus } from '../../../content/alumni.js';
import styles from './alumni.module.css';
import { initialsOf } from './initials.js';

export function AlumnusPhoto({ alumnus }: { alumnus: Alumnus }) {
  const [hasFailed, setFailed] = useState(false);
  const { image, name, bgColor } = alumnus;
  if (image === '' || hasFailed) {
    return (
      <span className={`${styles.initials ?? ''} ${bgColor}`} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }

  // It may have failed before this code was loaded.
  const check = (photo: HTMLImageElement | null) => {
    if (photo?.complete && photo.naturalWidth === 0) setFailed(true);
  };
  return (
    <img
      ref={check}
      className={styles.photo}
      src={image}
      alt=""
      width="72"
      height="72"
      onError={() => setFailed(true)}
    />
  );
}
