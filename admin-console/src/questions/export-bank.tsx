import { useNotify } from 'react-admin';
import { downloadBank } from './bank-calls.js';
import styles from './questions.module.css';

const FORMATS = [
  { format: 'csv', label: 'Export CSV' },
  { format: 'gift', label: 'Export GIFT' },
  { format: 'json', label: 'Export JSON' },
];

export function ExportBank() {
  const notify = useNotify();
  const download = (format: string) => {
    downloadBank(format).catch((failure: unknown) => {
      notify(failure instanceof Error ? failure.message : 'That did not work', { type: 'error' });
    });
  };
  return (
    <section className={styles.section} aria-label="Export">
      <h2>Export</h2>
      <p>Every question, retired ones too. What is exported can be imported again.</p>
      <div className={styles.bar}>
        {FORMATS.map(({ format, label }) => (
          <button
            key={format}
            type="button"
            className="button secondary"
            onClick={() => download(format)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
