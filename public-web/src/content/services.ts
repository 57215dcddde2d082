export type ServiceIcon =
  | 'browser'
  | 'compass'
  | 'speech'
  | 'pen'
  | 'chip'
  | 'shapes'
  | 'camera-square'
  | 'target'
  | 'funnel'
  | 'basket'
  | 'parcel'
  | 'storefront'
  | 'aperture'
  | 'chart'
  | 'briefcase';

/** The custom property that colours a service: `var(--tint-…)`. */
type ServiceColor =
  | 'tint-marigold'
  | 'tint-clay'
  | 'tint-plum'
  | 'tint-indigo'
  | 'tint-teal'
  | 'tint-leaf';

export type Service = {
  readonly id: string;
  readonly title: string;
  readonly icon: ServiceIcon;
  readonly color: ServiceColor;
  readonly bulletPoints: readonly [string, string, string];
};

/** Of each service, followed by its price if it is known. */
export const SERVICES_LEAD =
  'Fifteen things we do for small businesses, from a first page to a tidy settlement sheet. Open one to see what you get.';

export const SERVICES: readonly Service[] = [
  {
    id: 'website-development',
    title: 'Website Development',
    icon: 'browser',
    color: 'tint-marigold',
    bulletPoints: [
      'Five to eight pages with your services, prices, map and a WhatsApp button, written and designed for a phone screen',
      'Pages kept light enough to open on a patchy 4G connection, and tested on a low-cost Android phone',
      'Domain, hosting and email in your own name, handed over with an hour of training on changing texts and photos',
    ],
  },
  {
    id: 'digital-marketing',
    title: 'Digital Marketing',
    icon: 'compass',
    color: 'tint-indigo',
    bulletPoints: [
      'Google Business Profile with the right category, opening hours and photos, plus a routine for asking customers for reviews',
      'A list of the words your customers type, and a page on your site that answers each of them',
      'One sheet every month: calls, enquiries and orders, where they came from, and what each one cost',
    ],
  },
  {
    id: 'social-media-management',
    title: 'Social Media Management',
    icon: 'speech',
    color: 'tint-teal',
    bulletPoints: [
      'A monthly calendar built around your stock, local festivals and pay days, sent for your approval a week ahead',
      'Twelve posts a month for Facebook, LinkedIn and YouTube, each cut to the size of its channel',
      'Comments and messages answered within working hours, with complaints passed on to you the same day',
    ],
  },
  {
    id: 'content-development',
    title: 'Content Development',
    icon: 'pen',
    color: 'tint-clay',
    bulletPoints: [
      'Product descriptions that state size, material, care and warranty, so that buyers need not call to ask',
      'Articles written after an interview with you or your staff, with every figure checked before it is published',
      'English copy with Hindi or Kannada versions written afresh by a speaker of the language',
    ],
  },
  {
    id: 'ai-training',
    title: 'AI Training',
    icon: 'chip',
    color: 'tint-plum',
    bulletPoints: [
      'Half-day workshops on your own tasks: quotations, product descriptions, replies to enquiries, stock sheets',
      'A shared set of tried prompts that your staff can copy, change and keep',
      'Plain rules on what must stay out of an AI tool, such as customer phone numbers, and on checking what comes back',
    ],
  },
  {
    id: 'graphic-designing',
    title: 'Graphic Designing',
    icon: 'shapes',
    color: 'tint-leaf',
    bulletPoints: [
      'A logo that survives a rubber stamp, a shop board and a profile picture, with colour codes and font names',
      'Menus, price lists, labels and visiting cards as print-ready files with bleed, checked with your printer',
      'Editable source files handed over, with two rounds of changes agreed in the quotation',
    ],
  },
  {
    id: 'instagram-management',
    title: 'Instagram Management',
    icon: 'camera-square',
    color: 'tint-plum',
    bulletPoints: [
      'Eight reels a month, shot on a phone at your shop in one visit, captioned for people who watch without sound',
      'Highlights for prices, delivery areas and reviews, so that a new visitor finds them without asking',
      'Product tags and saved replies, so that a comment saying "price?" becomes an order or a clear no',
    ],
  },
  {
    id: 'meta-ads-promotion',
    title: 'Meta Ads Promotion',
    icon: 'target',
    color: 'tint-indigo',
    bulletPoints: [
      'Click-to-WhatsApp and lead-form campaigns limited to the pin codes that you can serve',
      'Three versions of each advertisement on a small daily budget; the ones that bring no enquiries are stopped in week one',
      'The ad account and the card stay yours, and our fee is billed apart from what you pay to Meta',
    ],
  },
  {
    id: 'sales-funnels',
    title: 'Sales Funnels',
    icon: 'funnel',
    color: 'tint-teal',
    bulletPoints: [
      'One landing page for one offer, with a form that asks for a name, a phone number and nothing you will not use',
      'WhatsApp and email follow-ups on day 1, 3 and 7 that stop once a person buys or opts out',
      'A weekly count of visits, enquiries, quotations and orders that shows the step where people leave',
    ],
  },
  {
    id: 'e-commerce-solutions',
    title: 'E-commerce Solutions',
    icon: 'basket',
    color: 'tint-marigold',
    bulletPoints: [
      'An online store with UPI, cards and cash on delivery, and a phone check on large cash orders',
      'GST invoices with HSN codes, stock counts and courier labels from one order screen',
      'Written delivery, return and refund rules, shown to the buyer before payment',
    ],
  },
  {
    id: 'amazon-seller-account',
    title: 'Amazon Seller Account',
    icon: 'parcel',
    color: 'tint-clay',
    bulletPoints: [
      'Seller registration with your GSTIN, PAN and bank account, from the first form to the first live product',
      'Titles, bullets, search terms and white-background photos that follow the rules of your category',
      'A cost sheet per product with referral fee, shipping and returns, so that you know your price before you list',
    ],
  },
  {
    id: 'flipkart-seller-account',
    title: 'Flipkart Seller Account',
    icon: 'storefront',
    color: 'tint-indigo',
    bulletPoints: [
      'Onboarding with GSTIN, pickup address and brand approval where a category asks for it',
      'Catalogue sheets filled with every attribute that buyers filter by, such as size, colour and fabric',
      'Weekly matching of settlements, returns and shipping charges, and claims raised for parcels lost or damaged',
    ],
  },
  {
    id: 'product-photography',
    title: 'Product Photography',
    icon: 'aperture',
    color: 'tint-leaf',
    bulletPoints: [
      'Six frames per product: front, back, side, detail, scale and in use, on white and in a setting',
      'True colours checked against the product in daylight, which saves returns on clothing and decor',
      'Files named by product code and sized for your site, Amazon, Flipkart and Instagram',
    ],
  },
  {
    id: 'infographics-creation',
    title: 'Infographics Creation',
    icon: 'chart',
    color: 'tint-teal',
    bulletPoints: [
      'Size charts, how-to-use steps and comparison tables for marketplace listings and packaging',
      'Your figures drawn on honest scales, with the source printed on the image',
      'One drawing delivered for post, story, A4 print and slide, with text that stays readable on a phone',
    ],
  },
  {
    id: 'upwork-project-management',
    title: 'Upwork Project Management',
    icon: 'briefcase',
    color: 'tint-plum',
    bulletPoints: [
      'Your profile, rates and portfolio rewritten around two kinds of work, with proposal drafts for you to send',
      'Each contract split into milestones with dates, deliverables and what counts as done, before work begins',
      'Weekly client updates and a file of invoices and remittance advices, ready for your accountant',
    ],
  },
];
