import { BankLinks } from './bank-links.js';
import { ExportBank } from './export-bank.js';
import { ImportForm } from './import-form.js';

/** How the bank comes and goes in files. */
export default function ImportPage() {
  return (
    <>
      <BankLinks />
      <ImportForm />
      <ExportBank />
    </>
  );
}
