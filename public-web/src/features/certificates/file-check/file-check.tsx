import { useState, type DragEvent } from 'react';
import { useGo } from '../../../app/navigation.js';
import { Notice } from '../../../components/notice.js';
import { BadgeVerdict } from './badge-verdict.js';
import styles from './file-check.module.css';
import { readFile, type FileFound } from './read-file.js';

/** A file that was chosen before hydration raises its event again. */
const tellAgain = (field: HTMLInputElement | null): void => {
  if (field?.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
};

export function FileCheck() {
  const [found, setFound] = useState<FileFound | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const go = useGo();

  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setFound(null);
    setBusy(true);
    const next = await readFile(file);
    setBusy(false);
    if (next.kind === 'certificate') go(`/certificate/${next.code}`);
    else setFound(next);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <section className={styles.check} aria-labelledby="file">
      <h2 id="file">Or check its file</h2>
      <label
        className={styles.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={tellAgain}
          type="file"
          accept=".pdf,.json,application/pdf,application/json"
          className="visually-hidden"
          aria-describedby="file-told"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <strong>{isBusy ? 'Checking …' : 'Drop the file here, or choose it'}</strong>
        <span id="file-told">
          The certificate’s PDF, or its badge. It is read in this page, and not uploaded.
        </span>
      </label>
      <div className={styles.outcome} aria-live="polite">
        {found?.kind === 'nothing' && <Notice kind="error">{found.told}</Notice>}
        {found?.kind === 'badge' && <BadgeVerdict badge={found.badge} state={found.state} />}
      </div>
    </section>
  );
}
