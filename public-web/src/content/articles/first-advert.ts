import type { Article } from '../article.js';
import { COMPANY } from '@portal/domain/kernel/company.js';

const content = `
A shop can put an advert on Instagram for the price of two cups of tea a day. That is what makes it dangerous: no single day hurts, and after three months there is a bill of ₹18,000 and a feeling that it probably helped. This article is about knowing. It goes through one advert from rupees to orders. All figures are examples, made up to show the method: prices of views differ by season, place and trade, and change every week.

## Decide what one order is worth

Begin at the end. Take a usual order, and subtract the goods, the packing, the delivery that you pay for and the fee of the payment. What is left is what an advert may eat. In our example, a shop that sells handmade soap keeps ₹150 of an order. An advert that costs more than ₹150 for each order is a gift to the platform.

If customers come back, you may count the second order too, but only if you have counted how many do. A hope is not a figure.

## From views to orders

You pay for being seen. In the example, 1,000 views cost ₹80, and the shop spends ₹200 a day for 14 days: ₹2,800, which buys 35,000 views.

Of a hundred who see it, one clicks: 350 people. Of a hundred who click, four order: 14 orders. Fourteen times ₹150 is ₹2,100. The advert cost ₹2,800. It has lost ₹700.

Most first adverts look like this, and it is no reason to stop. It is a reason to ask which of the three steps is weak.

## Which step is weak

The price of views is mostly not in your hands. Show the advert to fewer people who are nearer, and the price for each goes up while the number that you need goes down.

The share that clicks is the picture and the first line. It is the cheapest thing to change and the one that changes most. A photograph taken at your counter often beats a design with a border. Show the thing, its size and its price. Who clicks after having seen the price has half decided.

The share that orders is what comes after the click. If the advert leads to your home page, people must search for what they have just seen, and they do not. Lead to that one product, or to a chat that opens with its name. Answer within the hour: a question at nine in the evening is an order at nine and a stranger in the morning.

Take the example again with 6 orders from a hundred clicks in place of 4. There are 21 orders, which bring ₹3,150. The same advert now keeps ₹350. Nothing was changed but the page it leads to.

## Test one thing, and long enough

Run two pictures for the same days with the same money, and change nothing else. Do not look before there are about a hundred clicks on each. Five clicks against two is not a result, it is weather. When one has clearly more, stop the other and try a new one against the winner. Four rounds like this cost less than a professional shoot and teach you what your customers look at.

## The money you do not see

GST comes on top of the advert, and you can normally claim it only with a regular registration. Ask your accountant. A discount in the advert comes off the ₹150, and not off the price: ₹50 off takes a third of what you keep. And somebody has to answer the chats. If that is you, put a price on the evening.

## Set it up so that it cannot run away

Set a limit for the whole advert and not only for the day, and an end date. Pay with a card or a balance that holds no more than you are ready to lose. Keep the advert account in the name of the shop, with two people who can get in. Agencies that run adverts from their own account keep your history when you part.

Choose the area by how far people really come. For a shop that delivers within five kilometres, each view beyond is paid for and useless. Choose the goal "messages" or "visits to the site" and not "likes". Likes are the one thing that is certain to come and that you cannot sell.

## Keep a sheet of one line a week

Week, rupees spent, clicks, orders, what they left. Five columns, ten minutes each Sunday. Ask each new customer one question, "How did you find us?", since some see the advert and then simply come. After four weeks you have rates of your own. Put them into the sum below in place of ours.

## Do the sum before you spend

Put in your own budget and what an order leaves you. Leave the rates as they are, then halve them, since the first ones are mostly worse than one thinks. If it loses money only a little, a better picture can turn it. If each order costs three times what it leaves, no picture will, and the money is better spent on the map listing and on a sign that can be read from the bus.
`;

export const firstAdvert: Article = {
  id: 'what-a-first-instagram-advert-costs',
  title: 'What ₹200 a day buys: a first Instagram advert, worked through',
  excerpt:
    'From rupees to views, clicks, orders and what is left: why most first adverts lose money, which of the three steps to mend, and a sum to do before you spend.',
  content: content.trim(),
  author: `The marketing team at ${COMPANY.name}`,
  date: '2026-11-23',
  category: 'Marketing',
  image: 'advert',
  tool: { name: 'advert-cost', under: 'Do the sum before you spend' },
  comments: [],
};
