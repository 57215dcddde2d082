import { LegalDocument, legalBody } from './legal-document.js';

const ID = 'terms-of-service';
const body = await legalBody(ID, async () => {
  const { TERMS_OF_SERVICE } = await import('../../content/legal/terms-of-service.js');
  return TERMS_OF_SERVICE;
});

export function Page() {
  return (
    <LegalDocument
      id={ID}
      title="Terms of Service"
      description="The agreement between you and us for the use of the site, the student portal and the skills test."
      body={body}
    />
  );
}
