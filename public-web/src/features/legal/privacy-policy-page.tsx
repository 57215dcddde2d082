import { AppLink } from '../../lib/navigation.js';
import { LegalDocument, legalBody } from './legal-document.js';

const ID = 'privacy-policy';
const body = await legalBody(ID, async () => {
  const { PRIVACY_POLICY } = await import('../../content/legal/privacy-policy.js');
  return PRIVACY_POLICY;
});

export function Page() {
  return (
    <LegalDocument
      id={ID}
      title="Privacy Policy"
      description="Which personal data the site and the student portal hold, why, for how long, and what you can ask of us."
      body={body}
    >
      <p>
        <AppLink to="/contact?kind=grievance">Complain about the use of your data</AppLink>. No
        account is needed.
      </p>
    </LegalDocument>
  );
}
