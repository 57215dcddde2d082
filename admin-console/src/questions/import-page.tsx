import { FileButton } from '../components/file-button.js';
import { OwnTitle } from '../components/own-title.js';
import { BankLinks } from './bank-links.js';
import { ImportForm } from './import-form.js';
import styles from './questions.module.css';

const FORMATS = ['csv', 'gift', 'json'];

export const ExportBank = () => (
  <section className={styles.section} aria-label="Export">
    <h2>Export</h2>
    <p>Every question, retired ones too. What is exported can be imported again.</p>
    <div className={styles.bar}>
      {FORMATS.map((format) => (
        <FileButton
          key={format}
          label={`Export ${format.toUpperCase()}`}
          path={`/api/admin/question-bank/export?format=${format}`}
          fileName={`questions.${format}`}
          refused="The bank could not be exported."
        />
      ))}
    </div>
  </section>
);

export default function ImportPage() {
  return (
    <>
      <OwnTitle of="Import and export of questions" />
      <BankLinks />
      <ImportForm />
      <ExportBank />
    </>
  );
}
