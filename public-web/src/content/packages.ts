export type Package = {
  readonly id: string;
  readonly title: string;
  readonly forWhom: string;
  /** Ids of services. */
  readonly services: readonly string[];
};

/** What shops order together; each may be changed on the page, which is not made without any. */
export const PACKAGES: readonly Package[] = [
  {
    id: 'found',
    title: 'Be found',
    forWhom: 'People nearby search for what you sell, and come to somebody else.',
    services: ['digital-marketing', 'product-photography'],
  },
  {
    id: 'answer',
    title: 'Answer without a call',
    forWhom: 'The phone rings for hours, prices and “do you have it?”.',
    services: ['website-development', 'graphic-designing'],
  },
  {
    id: 'sell',
    title: 'Sell beyond your street',
    forWhom: 'Orders come by chat, and you lose track of them.',
    services: ['e-commerce-solutions', 'product-photography', 'content-development'],
  },
];

export const SHOP = {
  title: 'For your shop',
  description:
    'Websites, online stores, photographs and advertising for small businesses: three packages, fifteen services with price ranges and days, and an estimate at once.',
  lead: 'Choose what you need and see the range at once. You get a fixed price in writing before any work begins.',
  hello: 'Hello, I have a shop and would like to know what you can do for it.',
  afterwards: [
    'One of us reads your enquiry and calls or writes within one working day.',
    'We ask five questions, and tell you if you do not need it.',
    'You get a fixed price and a day in writing. You owe nothing until you say yes.',
  ],
} as const;
