import type { MaybeSample } from './sample.js';

/** Facts of the company; `company-samples.ts` says of each whether it is a sample. */
export const COMPANY = {
  name: 'Saral Digital',
  city: 'Bengaluru, India',
  address: ['Electronic City Phase 1', 'Bengaluru, Karnataka', 'India'],
  emails: { contact: 'hello@example.com', support: 'support@example.com' },
  /** Where holes in the site are reported. */
  securityEmail: 'security@example.com',
  phones: ['+91 00000 00000', '+91 00000 00001'],
  /** A messaging-app chat; a text can be added with ?text=. */
  whatsapp: 'https://wa.me/910000000000',
  social: [
    { label: 'LinkedIn', to: 'https://example.com/linkedin' },
    { label: 'Twitter', to: 'https://example.com/twitter' },
    { label: 'Instagram', to: 'https://example.com/instagram' },
    { label: 'Facebook', to: 'https://example.com/facebook' },
    { label: 'YouTube', to: 'https://example.com/youtube' },
  ],
  developer: { name: 'the Saral Digital web team', email: 'developer@example.com' },
  hours: ['Mon to Fri: 9:00 AM to 6:00 PM', 'Saturday: 10:00 AM to 4:00 PM', 'Sunday: closed'],
} as const;

/** A fact of the company's registration. */
type Registered = MaybeSample & { readonly label: string; readonly value: string };

const sampleOf = (label: string, value: string): Registered => ({ label, value, isSample: true });

/** What the company is registered as. */
export const REGISTRATION = {
  legalForm: sampleOf('Legal form', 'Private limited company'),
  authorisedCapital: sampleOf('Authorised capital', '₹10,00,000'),
  paidUpCapital: sampleOf('Paid-up capital', '₹1,00,000'),
  incorporation: sampleOf('Corporate Identity Number (CIN)', 'U00000KA2023PTC000000'),
  startup: sampleOf('Startup recognition number', 'DIPP000000'),
  enterprise: sampleOf('Udyam registration number', 'UDYAM-KR-00-0000000'),
  tax: sampleOf('GST identification number (GSTIN)', '29AAAAA0000A0Z0'),
  trademark: sampleOf('Trademark application number', '0000000'),
  foodSafety: sampleOf('FSSAI licence number', '00000000000000'),
};
