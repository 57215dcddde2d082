import { OwnTitle } from '../components/own-title.js';
import { BankLinks } from './bank-links.js';
import { ExportBank } from './export-bank.js';
import { ImportForm } from './import-form.js';

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
