/** Facts of the company. Replace before launch: name, addresses, phones and links are samples. */
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

/** What the company is registered as. Every number is a sample and says so: replace before launch. */
export const REGISTRATION = {
  legalForm: 'Private limited company',
  authorisedCapital: '₹10,00,000',
  paidUpCapital: '₹1,00,000',
  incorporation: {
    label: 'Corporate Identity Number (CIN)',
    number: 'Sample: U00000KA2023PTC000000',
  },
  startup: { label: 'Startup recognition number', number: 'Sample: DIPP000000' },
  enterprise: { label: 'Udyam registration number', number: 'Sample: UDYAM-KR-00-0000000' },
  tax: { label: 'GST identification number (GSTIN)', number: 'Sample: 29AAAAA0000A0Z0' },
  trademark: { label: 'Trademark application number', number: 'Sample: 0000000' },
  foodSafety: { label: 'FSSAI licence number', number: 'Sample: 00000000000000' },
} as const;
