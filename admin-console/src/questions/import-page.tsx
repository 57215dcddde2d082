import { useState } from 'react';
import { OwnTitle } from '../components/own-title.js';
import { BankLinks } from './bank-links.js';
import { ExportBank } from './export-bank.js';
import { ImportForm } from './import-form.js';
import { MadeImports } from './made-imports.js';

export default function ImportPage() {
  const [taken, setTaken] = useState(0);
  return (
    <>
      <OwnTitle of="Import and export of questions" />
      <BankLinks />
      <ImportForm onTaken={() => setTaken((times) => times + 1)} />
      <MadeImports key={taken} />
      <ExportBank />
    </>
  );
}
