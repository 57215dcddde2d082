import type { Article } from '../article.js';
import { COMPANY } from '@portal/domain/kernel/company.js';

const content = `
A listing on Amazon or Flipkart takes an afternoon. The arithmetic takes an hour, and it should come first. Many sellers learn only from the third settlement that they have been paying to ship their own goods. This article works through one product from price to profit. Every figure in it is an example, made up to show the method. Fees differ by category, weight and distance, and they change. Take yours from the fee page of your seller account on the day you calculate.

## Before the numbers: may you sell?

You will need a PAN, a bank account in the name of the business and, for most goods, a GST registration. Ask your accountant one thing above all: does your registration allow you to sell through a marketplace, and to other states? The answer depends on the kind of registration you have. Also ask whether your product needs a licence, a mark or particulars on the label. Food does, and so do many other things.

## One order that goes well

Our example is a plastic desk organiser. The price on the listing is ₹590, GST included. At an assumed rate of 18 %, that is ₹500 for you and ₹90 for the government. The ₹90 were never yours, so we calculate with ₹500.

Now the marketplace. Commission at 10 % of the listed price: ₹59. A fixed fee on each order: ₹21. Shipping: ₹70. Together ₹150. GST is charged on these fees as well. With a regular registration you can normally claim it back as input credit, so it does not appear in this sum. It still leaves your bank account first, and you need the cash for that.

Next, your own side. The organiser costs you ₹190 before GST. Box, tape and label cost ₹15.

So ₹500 less ₹150, less ₹190, less ₹15 leaves ₹145. Many people stop here, and ₹145 on a ₹590 sale looks fine.

## A hundred orders as they really go

Send out 100 orders, and some come back. Say 10 do: refused at the door, changed minds, damage. Ninety orders that stay bring 90 times ₹145, which is ₹13,050.

For each of the 10 returns, assume that you pay shipping both ways, ₹70 and ₹70, and lose the packing, ₹15. That is ₹155 each, or ₹1,550. Assume too that 4 of the 10 cannot be sold as new. That loses 4 times ₹190: ₹760.

₹13,050 less ₹1,550, less ₹760 leaves ₹10,740.

A new listing is seldom found without advertising. Say it takes ₹30 for each order: ₹3,000. Now ₹7,740 are left.

Then the costs that come each month whether you sell or not: a helper for part of the day, the accountant, some rent, photographs. Say ₹5,000. What remains is ₹2,740 on 100 orders: a little over ₹27 on each organiser sold at ₹590. It is a profit, if a thin one.

## What a 10 % discount does

There is a sale event, and you are invited to take 10 % off. The listed price becomes ₹531, so ₹450 without GST. Commission falls to ₹53.10, and the other fees stay: ₹144.10 together. ₹450 less ₹144.10, less ₹190, less ₹15 leaves ₹100.90. A price cut of 10 % has taken 30 % of what each good order leaves.

Over 100 orders: ₹9,081 from the 90 that stay, less ₹2,310 for returns, less ₹3,000 for advertising, less ₹5,000 fixed. That is a loss of ₹1,229. More orders may bring it back, since the fixed costs are shared by more. Work out how many before you say yes. Here each 100 orders leave ₹3,771 before fixed costs. You would need about 133 a month only to reach zero.

## Cash is not profit

Settlements arrive days after delivery. The marketplace also holds back small amounts as tax, TCS under GST and TDS under income tax. These are credited to you with the government, and your accountant can claim them when the returns match. They are not a cost. They are money that is away for a while. With thin margins and fast growth, that is enough to run short.

## Four levers, in order

First, returns. A photograph next to a ruler and one honest line about the colour are cheaper than any reverse pickup. Second, weight and size. Fees rise in steps, and a smaller box may fall into a lower one. Third, order value. Two organisers in one parcel share one shipment and one fixed fee. Last, the price. It is the easiest to change and the hardest to put back up.

## Make the sheet

Rebuild this in a spreadsheet, one column for each product: price, GST, each fee, cost, packing, share of returns, share of those spoilt, advertising, fixed costs. After the first month, replace each assumption with what your settlement report says. Then double the returns and look at the last line again. If it stays above zero, list the product. Our desk organiser does not pass: with 20 returns in 100 it loses ₹1,020. Better to learn that from a sheet than from a warehouse full of organisers.
`;

export const marketplaceArithmetic: Article = {
  id: 'marketplace-arithmetic-before-the-listing',
  title: 'Selling on Amazon and Flipkart: the arithmetic before the listing',
  excerpt:
    'One product, from a price of ₹590 to what is left after fees, returns and advertising. And why 10 % off can turn a profit into a loss. All figures are examples.',
  content: content.trim(),
  author: `The e-commerce team at ${COMPANY.name}`,
  date: '2024-05-28',
  category: 'E-commerce',
  image: 'ledger',
  tool: { name: 'marketplace-fees', under: 'Make the sheet' },
  comments: [
    {
      id: 'marketplace-arithmetic-1',
      name: 'Prakash (sample reader)',
      email: 'prakash.sample@example.com',
      text: 'I put my own numbers in. My fixed costs were missing from every sheet I had made before.',
      date: '2024-05-29',
    },
    {
      id: 'marketplace-arithmetic-2',
      name: 'Anjali (sample reader)',
      email: 'anjali.sample@example.com',
      text: 'Should I set the share of returns at 10 % to begin with?',
      date: '2024-05-29',
    },
    {
      id: 'marketplace-arithmetic-3',
      name: `${COMPANY.name} (sample reply)`,
      email: 'ecommerce.sample@example.com',
      text: 'The 10 % is only there to show the method. Start with a careful guess for your category, then use your own reports from the first month on.',
      date: '2024-05-30',
    },
  ],
};
