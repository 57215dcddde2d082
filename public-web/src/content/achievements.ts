import {
  CAPITAL,
  COMPANY,
  REGISTRATIONS,
  type Registration,
} from '@portal/domain/kernel/company.js';
import { isMadeUp } from '@portal/domain/kernel/company-words.js';

export type AchievementStat = {
  readonly figure: string;
  readonly label: string;
  readonly note: string;
};

type AchievementDetail = { readonly label: string; readonly value: string };

export type Achievement = {
  readonly id: string;
  readonly title: string;
  /** The date that the detail page shows; the list shows another, as specified. */
  readonly date: string;
  readonly listDate: string;
  readonly description: string;
  readonly highlight: string;
  readonly image: 'incorporation' | 'startup' | 'enterprise' | 'tax' | 'trademark' | 'food-safety';
  readonly identifier: AchievementDetail;
  readonly register: { readonly name: string; readonly to: string };
  readonly fullDescription: readonly [string, string, string];
  readonly details: readonly AchievementDetail[];
};

/** The month that the tiles count to, and what the two dates of a certificate are. */
export const ACHIEVEMENTS_AS_OF =
  'As of September 2024. A date in this list is that of the application; each page has the date of the certificate.';

/** What a page says of a registration, besides what the company's facts say of it. */
type Written = Omit<Achievement, 'date' | 'listDate' | 'identifier'> & {
  readonly registration: keyof typeof REGISTRATIONS;
  readonly label: string;
};

const CAPITAL_FACTS: readonly AchievementDetail[] = [
  { label: 'Legal form', value: CAPITAL.legalForm },
  { label: 'Authorised capital', value: CAPITAL.authorised },
  { label: 'Paid-up capital', value: CAPITAL.paidUp },
];

/** Those of registrations that the company does not have are not shown: delete them. */
export const REGISTRATION_TEXTS: readonly Written[] = [
  {
    id: 'company-incorporation',
    title: 'Company Incorporation',
    description:
      'A private limited company under the Companies Act, with its capital and its filings on public record.',
    highlight: `Authorised capital ${CAPITAL.authorised}`,
    image: 'incorporation',
    registration: 'incorporation',
    label: 'Corporate Identity Number (CIN)',
    register: { name: 'MCA company search', to: 'https://www.mca.gov.in/' },
    fullDescription: [
      `${COMPANY.name} is registered as a private limited company with the Registrar of Companies, ${COMPANY.place.state}. In law it is a person of its own: it signs contracts, holds a bank account and answers for its work in its own name, whoever happens to be on the team.`,
      `The authorised capital is ${CAPITAL.authorised}, and ${CAPITAL.paidUp} of it is paid up. The first figure is the limit up to which the company may issue shares. The second is what the shareholders have put in. We publish both, so that you know the size of the company you are dealing with.`,
      'For a client, incorporation means that the quotation, the agreement and the invoice all carry one legal name, and that accounts are filed every year. For a student, it means that the company behind an internship letter can be looked up in the records of the Ministry of Corporate Affairs.',
    ],
    details: [
      ...CAPITAL_FACTS,
      { label: 'Registered with', value: `Registrar of Companies, ${COMPANY.place.state}` },
      { label: 'Law', value: 'Companies Act, 2013' },
    ],
  },
  {
    id: 'dipp-startup-recognition',
    title: 'DIPP Startup Recognition',
    description:
      'Recognised under Startup India as a young company with a service that it is still improving.',
    highlight: 'Recognised under Startup India',
    image: 'startup',
    registration: 'startup',
    label: 'Startup recognition number',
    register: { name: 'Startup India', to: 'https://www.startupindia.gov.in/' },
    fullDescription: [
      'Startup recognition is given by the Department for Promotion of Industry and Internal Trade. Until 2019 the department was called DIPP, the Department of Industrial Policy and Promotion, and recognition numbers still begin with the old initials. That is why we use them in the title.',
      'To be recognised, a company has to be young, stay under a limit of turnover, and show that it is working on a new or better product or service that can create jobs. Our application described the two sides of our work: affordable digital services for small shops, and internships in which students learn on that work.',
      'Recognition lets a company certify for itself that it follows certain labour and environmental laws, lowers its fees for patents and trademarks, and eases some conditions in public tenders. It is not a grade for the quality of our work, and we do not present it as one.',
    ],
    details: [
      {
        label: 'Issued by',
        value: 'Department for Promotion of Industry and Internal Trade (formerly DIPP)',
      },
      { label: 'Scheme', value: 'Startup India' },
      { label: 'Area of work', value: 'Digital services and skills training' },
      { label: 'Status', value: 'Recognised' },
    ],
  },
  {
    id: 'udyam-registration',
    title: 'Udyam Registration',
    description:
      'On the national register of micro, small and medium enterprises, as a micro enterprise.',
    highlight: 'Valid for 10 years',
    image: 'enterprise',
    registration: 'enterprise',
    label: 'Udyam registration number',
    register: { name: 'Udyam portal', to: 'https://udyamregistration.gov.in/' },
    fullDescription: [
      'Udyam is the national register of micro, small and medium enterprises, kept by the ministry of that name. An enterprise is placed in one of the three sizes by its investment and its turnover, taken from its own tax returns. We are registered as a micro enterprise.',
      'Registration gives a small supplier a few practical rights: priority lending by banks, a place in public purchases that are kept for small enterprises, and a remedy when a buyer pays late. Many of our clients are of the same size as we are, and we help them to register as well when they ask.',
      'Our registration is entered with a validity of 10 years. When our investment or turnover moves us to another size, the register is updated from our returns, and this page will follow.',
    ],
    details: [
      { label: 'Size of enterprise', value: 'Micro' },
      { label: 'Activities', value: 'Services and retail trade' },
      { label: 'Issued by', value: 'Ministry of Micro, Small and Medium Enterprises' },
      { label: 'Validity', value: '10 years' },
    ],
  },
  {
    id: 'gst-registration',
    title: 'GST Registration',
    description: `Registered for goods and services tax in ${COMPANY.place.state}, with a tax invoice for every taxable sale.`,
    highlight: 'A tax invoice for every order',
    image: 'tax',
    registration: 'tax',
    label: 'GST identification number (GSTIN)',
    register: { name: 'GST taxpayer search', to: 'https://services.gst.gov.in/services/searchtp' },
    fullDescription: [
      `We are registered for the goods and services tax in ${COMPANY.place.state}, as a regular taxpayer. Every taxable order, be it a website or a parcel, comes with a tax invoice that carries our GSTIN, the code of the goods or the service, and the tax as a line of its own.`,
      'If your business is registered too, give us your GSTIN when you order. It then stands on the invoice, the invoice appears in your own records on the GST portal, and you can claim the input tax that the law allows. Asking for it afterwards means a correction, which takes longer.',
      'Registration is also what lets us sell on marketplaces and to buyers in other states. Returns are filed every period, and filing status is public: anybody can look up a GSTIN on the portal and see whether its returns are in.',
    ],
    details: [
      { label: 'Type of taxpayer', value: 'Regular' },
      {
        label: 'State',
        value: `${COMPANY.place.state} (code ${REGISTRATIONS.tax?.number.slice(0, 2) ?? ''})`,
      },
      { label: 'Covers', value: 'Digital services and retail sale of goods' },
      { label: 'Validity', value: 'Until cancelled or surrendered' },
    ],
  },
  {
    id: 'trademark-application',
    title: 'Trademark Application',
    description:
      'An application for our name in class 25, the class of clothing, footwear and headwear.',
    highlight: 'Class 25, pending examination',
    image: 'trademark',
    registration: 'trademark',
    label: 'Trademark application number',
    register: { name: 'Trade Marks search', to: 'https://tmrsearch.ipindia.gov.in/' },
    fullDescription: [
      `We have applied to register the name ${COMPANY.name} as a trademark in class 25, which covers clothing, footwear and headwear. It is the class of the apparel side of our retail business. The application is pending examination, so the mark is applied for and not yet registered.`,
      'An examiner first checks the name against earlier marks and against the rules on what may be registered. If the examiner raises an objection, we answer it. Once accepted, the mark is published in the Trade Marks Journal, and others have four months to oppose it. Registration, when it comes, lasts ten years and can be renewed.',
      'Until then we may write TM beside the name, and we do not use the ® sign, which is for registered marks only. We have put the state of the application here in plain words, because a pending application is often shown as if it were a finished one.',
    ],
    details: [
      { label: 'Mark', value: `${COMPANY.name} (word mark)` },
      { label: 'Class', value: '25: clothing, footwear, headwear' },
      { label: 'Filed with', value: 'Trade Marks Registry' },
      { label: 'Status', value: 'Pending examination' },
    ],
  },
  {
    id: 'food-safety-license',
    title: 'Food Safety Licence',
    description: 'Licensed under the Food Safety and Standards Act to sell packaged food.',
    highlight: 'Valid for 1 year',
    image: 'food-safety',
    registration: 'foodSafety',
    label: 'FSSAI licence number',
    register: { name: 'FoSCoS search', to: 'https://foscos.fssai.gov.in/' },
    fullDescription: [
      'Our retail side sells packaged food, and for that a business needs a licence or a registration under the Food Safety and Standards Act. We hold a licence, and its 14-digit number is printed on our food invoices, so that a buyer can tell who sold the packet.',
      'The licence covers the storage and sale of food that others have packed. We do not cook, repack or relabel. What the licence asks of us is ordinary care, written down: dry and clean storage, stock sold in the order of its dates, nothing sold past its date, and a supplier on record for every batch.',
      'It is valid for 1 year and renewed before it runs out. If a packet from us has a fault, write to us with a photo of the label and the batch number. We take the batch off sale while we ask the maker about it.',
    ],
    details: [
      { label: 'Issued under', value: 'Food Safety and Standards Act, 2006' },
      { label: 'Covers', value: 'Storage and retail sale of packaged food' },
      { label: 'Validity', value: '1 year, renewable' },
      { label: 'Status', value: 'Active' },
    ],
  },
];

const achievementOf = (written: Written, { number, granted, applied }: Registration) => {
  const { registration: _, label, details, ...rest } = written;
  // A number that is a sample says so, also where it is alone.
  const shown = isMadeUp(number) ? `Sample: ${number}` : number;
  return {
    ...rest,
    date: granted,
    listDate: applied,
    identifier: { label, value: number },
    details: [{ label, value: shown }, ...details],
  };
};

/** Those that the company has. */
export const ACHIEVEMENTS: readonly Achievement[] = REGISTRATION_TEXTS.flatMap((written) => {
  const facts = REGISTRATIONS[written.registration];
  return facts ? [achievementOf(written, facts)] : [];
});

export const ACHIEVEMENT_STATS: readonly AchievementStat[] = [
  {
    figure: '6+',
    label: 'Months in business',
    note: 'Since the company was incorporated; client work began before that',
  },
  {
    figure: String(ACHIEVEMENTS.length),
    label: 'Major certifications',
    note: 'The registrations, licences and applications below',
  },
  {
    figure: '100%',
    label: 'Compliance rate',
    note: 'Returns and filings that were due, made in time',
  },
  {
    figure: '3',
    label: 'Business sectors',
    note: 'Digital services, apparel, packaged food',
  },
];

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

export const ACHIEVEMENTS_LEAD = `${COUNTS[ACHIEVEMENTS.length] ?? ''} registrations and certificates. Each opens to what it says, and to what it does not.`;

export const COMPANY_SUMMARY = {
  title: 'The company in short',
  text: `${COMPANY.name} is a small retail and digital-services company in ${COMPANY.place.city}, ${COMPANY.place.country}. These are the numbers under which you find it.`,
  facts: [
    ...CAPITAL_FACTS,
    { label: 'Sectors', value: 'Digital services, apparel, packaged food' },
  ],
} as const;
