import { addressLines, hourLines, type OpeningHours, type Place } from './company-words.js';

/** The facts of the company, for pages, console, mails and documents: see docs/how-to/make-it-yours.md. */
const PLACE: Place = {
  street: 'Electronic City Phase 1',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '',
  country: 'India',
  /** Degrees on the map; null: it is not named. */
  position: null,
};

/** Times of India, as "9:00 AM"; without `opens` the company is closed. */
const HOURS: readonly OpeningHours[] = [
  { days: 'Mon to Fri', weekdays: [1, 2, 3, 4, 5], opens: '9:00 AM', closes: '6:00 PM' },
  { days: 'Saturday', weekdays: [6], opens: '10:00 AM', closes: '4:00 PM' },
  { days: 'Sunday', weekdays: [0] },
];

type Link = { readonly label: string; readonly to: string };

/** `social` may be empty and `developer` null: then the footer does not show them. */
export const COMPANY = {
  /** The brand, on pages, in mails and in the console. */
  name: 'Saral Digital',
  /** As registered, on certificates, letters and receipts. */
  legalName: 'Saral Digital',
  place: PLACE,
  address: addressLines(PLACE),
  emails: { contact: 'hello@example.com', support: 'support@example.com' },
  securityEmail: 'security@example.com',
  /** The first one is named where a form fails, too. */
  phones: ['+91 00000 00000', '+91 00000 00001'] as readonly [string, ...string[]],
  hours: hourLines(HOURS),
  openingHours: HOURS,
  /** A messaging-app chat; a text can be added with ?text=. */
  whatsapp: 'https://wa.me/910000000000',
  social: [
    { label: 'LinkedIn', to: 'https://example.com/linkedin' },
    { label: 'Twitter', to: 'https://example.com/twitter' },
    { label: 'Instagram', to: 'https://example.com/instagram' },
    { label: 'Facebook', to: 'https://example.com/facebook' },
    { label: 'YouTube', to: 'https://example.com/youtube' },
  ] as readonly Link[],
  /** Who made the site. */
  developer: { name: 'the Saral Digital web team', email: 'developer@example.com' } as {
    readonly name: string;
    readonly email: string;
  } | null,
} as const;

/** Whom the law wants to be named. */
export const OFFICERS = { grievance: 'Sample Name' } as const;

export type Registration = {
  readonly number: string;
  readonly granted: string;
  readonly applied: string;
};

/** What the company is registered for; null: it is not, and its page is not made. */
export const REGISTRATIONS: Readonly<
  Record<
    'incorporation' | 'startup' | 'enterprise' | 'tax' | 'trademark' | 'foodSafety',
    Registration | null
  >
> = {
  incorporation: {
    number: 'U00000KA2023PTC000000',
    granted: 'February 2024',
    applied: 'February 2023',
  },
  startup: { number: 'DIPP000000', granted: 'April 2024', applied: 'April 2023' },
  enterprise: { number: 'UDYAM-KR-00-0000000', granted: 'May 2024', applied: 'May 2023' },
  /** GST: its number is on tax invoices, too. */
  tax: { number: '29AAAAA0000A0Z0', granted: 'June 2024', applied: 'June 2023' },
  trademark: { number: '0000000', granted: 'August 2024', applied: 'August 2023' },
  foodSafety: { number: '00000000000000', granted: 'September 2024', applied: 'September 2023' },
};

export const CAPITAL = {
  legalForm: 'Private limited company',
  authorised: '₹10,00,000',
  paidUp: '₹1,00,000',
} as const;

/** Of mails, documents and share pictures; those of pages are in `palette.css`. */
export const COLOURS = {
  ink: '#16171a',
  inkSoft: '#54575e',
  line: '#dcdbd3',
  gold: '#e0b73a',
  goldText: '#765b00',
  onGold: '#16140c',
} as const;
