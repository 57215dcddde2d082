/** What the page of a service says beside its three points; prices and days are in the company's facts. */
export type ServiceDetail = {
  readonly forWhom: string;
  /** One shop, as it is drawn before and after: three short lines each. */
  readonly before: readonly [string, string, string];
  readonly after: readonly [string, string, string];
  readonly handIn: readonly string[];
  readonly notIncluded: readonly string[];
  readonly changesPrice: readonly string[];
  /** Each with its least and most days, which add up to the days of the service. */
  readonly steps: readonly (readonly [text: string, least: number, most: number])[];
  readonly example: string;
  readonly questions: readonly (readonly [question: string, answer: string])[];
};

/** How a job is paid, the same for every service. */
export const PAYMENT_TERMS = [
  'You get a fixed price in writing before any work begins, and nothing is owed until you say yes.',
  'A job: 40 % in advance, 60 % when you have checked and accepted it. Work by the month: at the start of each month, to be ended with 15 days’ notice.',
  'By UPI or bank transfer, against a GST invoice. Prices are before GST; what you pay to others, such as Meta, Amazon or a courier, is billed to you by them.',
] as const;

export const SERVICE_DETAILS: Readonly<Record<string, ServiceDetail>> = {
  'website-development': {
    forWhom:
      'For a shop, clinic or workshop whose customers call to ask what a page could have told them.',
    before: ['“Are you open today?”', '“Do you have it in blue?”', '14 calls before noon'],
    after: ['Open till 9:00 PM', 'Thirty items with prices', 'Call · WhatsApp · Map'],
    handIn: [
      'Your name, hours, address and phone number, as they should be shown',
      'A list of what you sell, with prices or price ranges',
      'Photographs if you have them; ten from a phone in daylight are enough',
    ],
    notIncluded: [
      'Online payment and a cart: that is an online store',
      'Domain and hosting after the first year, about ₹4,000 a year, paid to the provider',
      'More than two rounds of changes',
    ],
    changesPrice: [
      'The number of pages, from five to eight',
      'Whether we write the texts or you do',
      'A second language',
    ],
    steps: [
      ['We visit or call, and write down what your customers ask', 2, 4],
      ['You see a draft on your own phone and correct it twice', 6, 13],
      ['It goes live under your domain, and you learn to change texts', 2, 4],
    ],
    example:
      'A tailor asks for five pages in English with his own photographs: ₹18,000, live on day 12. The same with a Kannada version and texts by us: ₹31,000, live on day 18.',
    questions: [
      [
        'Who owns the site?',
        'You do: domain, hosting and mail are in your name from the first day, and you get a copy of everything.',
      ],
      [
        'Can I change a price myself?',
        'Yes. The hour of training is for that, and a note of one page says how.',
      ],
    ],
  },
  'digital-marketing': {
    forWhom:
      'For a business that people look for nearby, and that does not come up when they search.',
    before: ['“tailor near me”', 'Shown: 9 others', 'Hours on the map: wrong'],
    after: ['“tailor near me”', 'Shown: third, with photos', 'Calls from the map: 31'],
    handIn: [
      'Access to your Google Business Profile, or a video of the shop to have it verified',
      'The five things you would like to sell more of',
      'A person who can tell us each week which calls became orders',
    ],
    notIncluded: [
      'Money for advertisements',
      'A promised place in the results; nobody can sell that',
      'Bought reviews',
    ],
    changesPrice: [
      'The number of branches',
      'How many pages a month are written for your site',
      'Whether advertisements are looked after too',
    ],
    steps: [
      ['Profile, hours, categories and photos are put right', 2, 4],
      ['We list the words your customers type, and agree what to answer', 3, 6],
      ['The first page goes live, and counting begins', 2, 4],
    ],
    example:
      'A dental clinic with one branch and one page a month: ₹9,000 a month. In the sheet of the third month: 42 calls from the map, 11 first visits, ₹818 for each.',
    questions: [
      [
        'When does it show?',
        'The profile within two weeks; pages after two to four months. The monthly sheet shows it either way.',
      ],
      ['Am I bound?', 'No. The work is by the month, and everything stays in your accounts.'],
    ],
  },
  'social-media-management': {
    forWhom: 'For a shop that posts in festival weeks and is silent for the rest of the year.',
    before: ['Last post: 11 weeks ago', '3 questions unanswered', 'Poster as a blurred photo'],
    after: ['12 posts, planned a week ahead', 'Answered the same day', 'Each in the right size'],
    handIn: [
      'Access as an editor; your passwords stay with you',
      'What comes into stock, and what has to go',
      'A yes or no to the calendar each week',
    ],
    notIncluded: [
      'Paid advertisements',
      'Reels for Instagram, which are a service apart',
      'Answers outside working hours',
    ],
    changesPrice: [
      'The number of channels',
      'Posts a month beyond twelve',
      'A second language in every post',
    ],
    steps: [
      ['We look at your channels and your year', 2, 2],
      ['You get the calendar of the first month', 2, 3],
      ['The first post goes out', 1, 2],
    ],
    example:
      'A bakery with Facebook and YouTube, twelve posts: ₹7,500 a month. With LinkedIn for bulk orders: ₹9,500.',
    questions: [
      [
        'Who answers a complaint?',
        'You. We pass it on the same day with a draft, and post what you approve.',
      ],
      [
        'Can we stop in the slow months?',
        'Yes, with 15 days’ notice; the calendar so far stays yours.',
      ],
    ],
  },
  'content-development': {
    forWhom: 'For sellers whose buyers call to ask the size, or send it back because of it.',
    before: ['“Cotton saree, best quality”', 'Size? Care? Warranty?', '8 of 100 sent back'],
    after: ['5.5 m, blouse piece 80 cm', 'Wash cold, dry in shade', '5 of 100 sent back'],
    handIn: [
      'The products, or their labels and measurements',
      'A short talk with the person who sells them',
      'Three questions that buyers ask each week',
    ],
    notIncluded: [
      'Photographs',
      'Figures and claims that you cannot prove',
      'Putting texts into a shop system with more than 50 items',
    ],
    changesPrice: [
      'The number of products or articles',
      'Languages: Hindi or Kannada versions are written afresh',
      'Whether somebody has to be interviewed',
    ],
    steps: [
      ['We talk with you and see the products', 1, 3],
      ['First five texts for your corrections', 2, 4],
      ['All texts, checked figure by figure', 2, 5],
    ],
    example:
      'Forty product descriptions in English: ₹6,000, done on day 8. One article of 900 words after an interview: ₹4,000.',
    questions: [
      [
        'Is it written by a machine?',
        'A person writes and signs off every text. Where a tool made a draft, its facts are checked with you.',
      ],
      ['Who owns the texts?', 'You do, with the final payment, for every use.'],
    ],
  },
  'ai-training': {
    forWhom: 'For an office where quotations and replies take the evening.',
    before: ['A quotation: 40 minutes', 'The same mail, typed again', 'Phone numbers pasted in'],
    after: ['A quotation: 12 minutes', '15 tried prompts, shared', 'Rules on the wall'],
    handIn: [
      'Five real tasks, with names and numbers removed',
      'A room with a screen, or a video call',
      'One person who looks after the prompts later',
    ],
    notIncluded: [
      'Subscriptions to tools',
      'Programs built for you',
      'Work with your customers’ personal data',
    ],
    changesPrice: [
      'Half a day or two',
      'The number of people, up to fifteen',
      'Travel outside the city',
    ],
    steps: [
      ['We try your tasks and choose those that gain', 1, 4],
      ['Half a day with your staff', 1, 2],
      ['Prompts and rules in writing; questions for a week', 1, 4],
    ],
    example:
      'Half a day for six people in an accountant’s office: ₹9,000. Two half days for fifteen, with a follow-up call: ₹21,000.',
    questions: [
      [
        'Which tool is used?',
        'The one you have, or a free one. We sell none, and are paid by none.',
      ],
      [
        'Does it work in Kannada or Hindi?',
        'For drafts, mostly. Somebody who speaks the language has to read them, and the rules say so.',
      ],
    ],
  },
  'graphic-designing': {
    forWhom: 'For a shop whose board, bill and profile picture seem to be of three companies.',
    before: ['Three logos in use', 'Menu typed in a hurry', 'Printer: “no bleed”'],
    after: [
      'One mark, from stamp to board',
      'A menu to read at arm’s length',
      'Printed without a call',
    ],
    handIn: [
      'What has to be in it: names, prices, licence numbers',
      'Two examples that you like, and one that you do not',
      'The name of your printer',
    ],
    notIncluded: [
      'Printing',
      'A search in the trade mark register',
      'More than two rounds of changes',
    ],
    changesPrice: [
      'A new mark, or only things with the mark you have',
      'The number of pieces',
      'Languages and scripts',
    ],
    steps: [
      ['We ask, measure and look at what you use', 1, 2],
      ['Two drafts to choose from', 1, 4],
      ['Corrections, then files for print and screen', 1, 4],
    ],
    example:
      'A menu of four pages with the mark you have: ₹4,500, done on day 5. A new mark with visiting card and board: ₹14,000.',
    questions: [
      ['Do I get the source files?', 'Yes, with the names of the fonts and the colour codes.'],
      [
        'What if I like neither draft?',
        'We make a third. If that fails too, you keep what you have and pay the advance only.',
      ],
    ],
  },
  'instagram-management': {
    forWhom: 'For shops that sell what can be shown: clothes, food, plants, furniture.',
    before: ['“Price?” under each post', 'Last reel: Diwali', 'No delivery area named'],
    after: ['Prices in a highlight', '8 reels a month', '“Price?” gets an answer at once'],
    handIn: [
      'One visit a month, about two hours',
      'Prices, delivery areas and what is in stock',
      'Access as an editor',
    ],
    notIncluded: ['Bought followers', 'Paid advertisements', 'Models and rented places'],
    changesPrice: [
      'Reels beyond eight a month',
      'Visits outside the city',
      'Subtitles in a second language',
    ],
    steps: [
      ['Profile, highlights and saved replies', 2, 3],
      ['The first visit with the camera', 1, 2],
      ['The first two reels go out', 2, 2],
    ],
    example:
      'A nursery with eight reels a month: ₹6,500 a month. With twelve reels and two visits: ₹10,500.',
    questions: [
      [
        'Do I have to be in the picture?',
        'No. Hands, products and the counter work as well, and often better.',
      ],
      [
        'How do I see whether it sells?',
        'By the saved replies: a sheet counts the questions, and the orders that came of them.',
      ],
    ],
  },
  'meta-ads-promotion': {
    forWhom: 'For a business that can serve more people and knows in which pin codes.',
    before: ['“Boost post”: ₹3,000', 'Likes: 412', 'Enquiries: 2'],
    after: ['Three adverts, ₹200 a day', 'The weak ones stopped', 'Enquiries: 26'],
    handIn: [
      'The ad account and the card in your name; we show how',
      'One offer that you can deliver this month',
      'Somebody who answers WhatsApp within the hour',
    ],
    notIncluded: [
      'What Meta charges: you set the daily sum and pay it to Meta',
      'A promised number of orders',
      'Lists of phone numbers that were bought',
    ],
    changesPrice: [
      'The number of offers that run at once',
      'Whether pictures have to be made',
      'How much is spent: above ₹60,000 a month there is more to look after',
    ],
    steps: [
      ['Account, pin codes and the offer', 1, 2],
      ['Three versions of the advert for your yes', 2, 4],
      ['They run; in week one the weak ones are stopped', 1, 2],
    ],
    example:
      'A coaching class, one offer, ₹250 a day to Meta: our fee is ₹6,000 a month. In week four: 58 enquiries at ₹129 to Meta each.',
    questions: [
      [
        'How much should I spend?',
        'Begin with what you can lose: ₹200 a day for two weeks shows whether it works.',
      ],
      [
        'Can I see the account?',
        'It is yours. You see each rupee in it, and can stop it at any hour.',
      ],
    ],
  },
  'sales-funnels': {
    forWhom: 'For one offer with a price above a day’s wages, which people think over.',
    before: ['100 enquiries', '“I will think about it”', '4 orders'],
    after: ['100 enquiries', 'Day 1, 3, 7: a useful answer', '9 orders'],
    handIn: [
      'The offer, its price and what is in it',
      'The questions that come before a yes',
      'A WhatsApp Business number',
    ],
    notIncluded: [
      'Advertisements that bring the people',
      'Calls in your name',
      'Messages to people who did not ask for them',
    ],
    changesPrice: [
      'Whether a payment link is joined',
      'The number of messages and languages',
      'Whether your old enquiries are sorted first',
    ],
    steps: [
      ['We listen to five of your sales talks', 2, 5],
      ['The page and the messages, for your corrections', 6, 11],
      ['It runs; the first weekly count', 2, 4],
    ],
    example:
      'A course of ₹12,000 with one page and three messages: ₹18,000, running on day 14. Five more orders a month would be ₹60,000.',
    questions: [
      [
        'Is it allowed?',
        'Yes, for those who gave their number for it. Each message has a way out, and “stop” stops it.',
      ],
      [
        'What does it cost later?',
        'WhatsApp’s charge for each talk, and nothing to us unless you want us to look after it.',
      ],
    ],
  },
  'e-commerce-solutions': {
    forWhom: 'For a shop that packs ten parcels a week by chat, and loses track at thirty.',
    before: ['Orders in four chats', '“Did you pay?”', 'Stock: ask Ramesh'],
    after: ['One list of orders', 'Paid by UPI, or cash checked', 'Stock counts itself'],
    handIn: [
      'A list of products with price, HSN code, weight and stock',
      'PAN, GSTIN and a bank account for the payment provider',
      'Your rules on delivery and returns, or an hour to write them with us',
    ],
    notIncluded: [
      'The payment provider’s share, about 2 % of each order',
      'Photographs and texts of products',
      'Couriers and packing',
    ],
    changesPrice: [
      'The number of products, and of sizes and colours',
      'One courier or several',
      'Whether stock has to follow your counter',
    ],
    steps: [
      ['Products, rules and payments are set up', 4, 10],
      ['You order from yourself, and we correct', 8, 18],
      ['Open for all; two weeks of help by phone', 3, 7],
    ],
    example:
      'Sixty pickles and powders, one courier: ₹38,000, open on day 20. Four hundred garments in sizes with stock from the counter: ₹78,000.',
    questions: [
      [
        'Is Amazon not cheaper?',
        'For the first orders, yes. A store of your own pays from about a hundred orders a month; we do the sum with you.',
      ],
      [
        'Who holds the money?',
        'The payment provider, who pays it into your account. It never passes through us.',
      ],
    ],
  },
  'amazon-seller-account': {
    forWhom: 'For makers and shops with GST who want to reach buyers in other states.',
    before: ['Application: refused', 'Photo: “text not allowed”', 'Profit for each piece: ?'],
    after: ['First product live', 'Six photos that pass', 'Profit for each piece: ₹84'],
    handIn: [
      'GSTIN, PAN, bank account, and a phone for the code',
      'Three to ten products, with weight and size of the parcel',
      'What they cost you',
    ],
    notIncluded: [
      'Amazon’s fees',
      'Buying reviews, which Amazon bans accounts for',
      'Answers to buyers after the first month',
    ],
    changesPrice: [
      'The number of products',
      'Categories that need approval',
      'Whether photographs have to be taken',
    ],
    steps: [
      ['Registration, with your papers', 3, 7],
      ['Cost sheet first, then titles and photos', 3, 5],
      ['The first product is live; you learn the daily routine', 1, 3],
    ],
    example:
      'A maker of brass lamps, five products with photographs from us: ₹11,000, live on day 12. The sheet said no to two of seven, before they were listed.',
    questions: [
      [
        'Can you promise sales?',
        'No. We can tell, before you list, whether a sale will leave anything.',
      ],
      [
        'Do I need GST?',
        'For selling goods on a marketplace, in nearly all cases, yes. Ask your accountant.',
      ],
    ],
  },
  'flipkart-seller-account': {
    forWhom: 'For shops that sell where Flipkart’s buyers look: clothes, home, small electronics.',
    before: ['Listing: 12 of 40 accepted', 'Returns: no idea why', 'Settlement: short by ₹6,300'],
    after: ['Listing: 40 of 40', 'Returns by reason, each week', 'Claim raised: ₹5,900'],
    handIn: [
      'GSTIN, PAN, bank account and a pickup address',
      'Your catalogue, on paper if need be',
      'Settlement files of the last three months, if you sell already',
    ],
    notIncluded: [
      'Flipkart’s fees',
      'Packing and handing over',
      'Brand approval that the brand refuses',
    ],
    changesPrice: [
      'The number of products, sizes and colours',
      'Matching of settlements, which goes on by the month',
      'Whether there are old claims to raise',
    ],
    steps: [
      ['Onboarding with your papers', 3, 7],
      ['Catalogue sheets, attribute by attribute', 3, 5],
      ['Live; the first weekly matching', 1, 3],
    ],
    example:
      'A shop with forty kurtis in four sizes: ₹12,500, live on day 13. Matching of settlements after that: ₹2,500 a month if you want it.',
    questions: [
      [
        'I sell on Amazon too. Is it done twice?',
        'The papers and photos are used again; you pay for the sheets only.',
      ],
      [
        'How far back can claims go?',
        'As far as Flipkart allows at the time, which we check on the first day.',
      ],
    ],
  },
  'product-photography': {
    forWhom: 'For sellers whose parcels come back with “the colour is different”.',
    before: ['One photo, under a tube light', 'Blue looks black', '7 of 100 sent back'],
    after: ['Six frames, daylight colours', 'A hand for the scale', '4 of 100 sent back'],
    handIn: [
      'The products, clean and pressed, with a list of codes',
      'A table by a window if we come to you, or a courier to us',
      'Where the photos will be used',
    ],
    notIncluded: [
      'Models and their fees',
      'Removing damage that the product has',
      'Courier both ways',
    ],
    changesPrice: [
      'The number of products',
      'On a table, on a stand or worn',
      'At your shop or at ours',
    ],
    steps: [
      ['List, light and one product on trial', 1, 2],
      ['All products are photographed', 1, 3],
      ['Files, named by code and sized for each place', 1, 2],
    ],
    example:
      'Twenty sarees on a stand, six frames each: ₹9,000, files on day 5. Ten jars on a table: ₹4,000.',
    questions: [
      [
        'Will marketplaces accept them?',
        'Frames on white follow the rules of Amazon and Flipkart; one that is refused is made again at no cost.',
      ],
      [
        'Can I use my phone for the next ones?',
        'Yes. We leave a drawing of the set-up, so that they match.',
      ],
    ],
  },
  'infographics-creation': {
    forWhom: 'For products that need a size, a step or a comparison to be understood.',
    before: ['“Which size for 6 years?”', 'Instructions: two pages', 'A chart without an axis'],
    after: ['One size chart, in cm', 'Three steps on the packet', 'Scale from zero, source below'],
    handIn: [
      'The figures, and where they come from',
      'The place where it will be seen',
      'Your mark and colours, if you have them',
    ],
    notIncluded: [
      'Figures that we would have to find',
      'Claims such as “best” without a proof',
      'Printing',
    ],
    changesPrice: [
      'The number of drawings',
      'Formats beyond post, story, A4 and slide',
      'A second language',
    ],
    steps: [
      ['Figures and purpose in one call', 1, 2],
      ['A sketch for your yes', 1, 3],
      ['The drawing in all formats', 1, 2],
    ],
    example:
      'A size chart for children’s clothes in four formats: ₹3,000, done on day 4. Three drawings for a packet in two languages: ₹8,000.',
    questions: [
      ['Can I change a number later?', 'Yes, in the source file; or we do it for ₹300.'],
      [
        'What if my figures look poor?',
        'We say so before we draw. A bent scale costs more trust than a poor figure.',
      ],
    ],
  },
  'upwork-project-management': {
    forWhom: 'For freelancers and small studios with work from abroad and no time to run it.',
    before: ['40 proposals, 1 answer', '“When is it done?”', 'Invoices: a folder of screenshots'],
    after: ['12 proposals, 3 talks', 'Milestones with dates', 'A file for the accountant'],
    handIn: [
      'Access that your account’s rules allow; you send what goes out',
      'Two kinds of work that you want more of',
      'Contracts that run',
    ],
    notIncluded: [
      'The work itself',
      'Bids under another name: accounts are banned for it',
      'Tax advice',
    ],
    changesPrice: [
      'The number of contracts that run at once',
      'Whether updates are written for you',
      'Invoices of earlier months to put in order',
    ],
    steps: [
      ['Profile, rates and portfolio', 1, 3],
      ['Milestones of each running contract, for your yes', 1, 2],
      ['The first weekly update goes to your clients', 1, 2],
    ],
    example:
      'Two designers with three contracts: ₹12,000 a month, with updates on Fridays. With six contracts and old invoices put in order: ₹21,000 in the first month.',
    questions: [
      [
        'Do you take a share of the contracts?',
        'No. The fee is fixed and does not depend on what you earn.',
      ],
      ['Who talks to the client?', 'You do. We write drafts and keep the dates.'],
    ],
  },
};
