/** Facts of the company; `company-samples.ts` says of each whether it is a sample. */
export const COMPANY = {
  name: 'Saral Digital',
  city: 'Bengaluru, India',
  address: ['Electronic City Phase 1', 'Bengaluru, Karnataka', 'India'],
  emails: { contact: 'hello@example.com', support: 'support@example.com' },
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
