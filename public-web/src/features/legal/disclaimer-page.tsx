import { LegalDocument, legalBody } from './legal-document.js';

const ID = 'disclaimer';
const body = await legalBody(ID, async () => {
  const { DISCLAIMER } = await import('../../content/legal/disclaimer.js');
  return DISCLAIMER;
});

export function Page() {
  return (
    <LegalDocument
      id={ID}
      title="Disclaimer"
      description="What the site does not promise: about internships, results, services and general information."
      body={body}
    />
  );
}
