import type { MaybeSample } from './sample.js';

type Registered = MaybeSample & { readonly label: string; readonly value: string };

const sampleOf = (label: string, value: string): Registered => ({ label, value, isSample: true });

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
