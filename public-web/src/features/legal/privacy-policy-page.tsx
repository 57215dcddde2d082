import { lateView } from '../../components/late-view.js';
import { LegalDocument, legalBody } from './legal-document.js';

const ID = 'privacy-policy';
const body = await legalBody(ID, async () => {
  const { PRIVACY_POLICY } = await import('../../content/legal/privacy-policy.js');
  return PRIVACY_POLICY;
});

const Grievance = lateView('grievance', async () => (await import('./grievance.js')).Grievance);

export function Page() {
  return (
    <LegalDocument
      id={ID}
      title="Privacy Policy"
      description="Which personal data the site and the student portal hold, why, for how long, and what you can ask of us."
      body={body}
    >
      <Grievance view={{}} />
    </LegalDocument>
  );
}
