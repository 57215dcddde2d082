import type { Article } from '../article.js';
import { COMPANY } from '@portal/domain/kernel/company.js';

const content = `
Most first websites for shops start at the wrong end. The owner asks for a slider, an About page and something modern. The customer stands at a bus stop with a phone and asks four things. Are you open? Do you have it? What does it cost? How do I reach you? A first website has done its job when it answers these without a call. Everything else can wait.

## Answer the four questions on the first screen

Open your site on an inexpensive Android phone, on mobile data, outdoors. Before you scroll, you should see the name of the shop, what it sells in one line, whether it is open now, and a button to call. "Textiles and tailoring, near the old bus stand, open till 9" does more than any welcome message.

Give the hours as you really keep them: the lunch break, the weekly off, the festival days. Wrong hours are worse than none. A customer who came to a closed shutter because of your site will not check it a second time.

Describe the place as people in the area do. "Opposite the water tank" often helps more than a door number. Add a link that opens the map app of the phone. A map built into the page looks nice and takes long to load.

## Show your stock honestly

You do not need a full catalogue. Ask whoever stands at the counter to note, for two weeks, what people call about. Put the thirty items that come up most on the site. For each, give one photograph that you took yourself in daylight, the sizes, and whether it is in stock or ordered on request.

Write the price that the customer will pay, taxes included. If it changes often, as with gold or vegetables, give the date along with it. If you cannot give a price, give a range. "Price on request" sends people to the next shop.

## Make it easy to talk to you

The phone number must be text that can be tapped, not part of a picture. If you use a chat app for business, let the link carry the name of the item, so that the talk starts with "Is the blue one available?" and not with "Hi".

Decide before launch who answers, and until when. Say so on the page. A clear "We reply between 10 and 8" is kept more easily than a promise of all hours.

Use the languages of your counter. If customers speak Kannada with you, they should find Kannada on the page. A machine can make the first version. A person who knows the shop must read it before it goes live.

## Keep it light

Your customers use small data packs and full phones. Ask your developer how heavy the home page is, and what the heaviest thing on it is. Usually it is a photograph that nobody made smaller. Then do a simple test. Set the phone to a slow network, open the page and count to three. If the name and the hours are not there yet, mend that before you add anything.

## Own what carries your name

The mistakes that cost most have nothing to do with design. The domain is registered in the developer's name. The hosting runs on a freelancer's account. The map listing belongs to the email of someone who has left.

Before you pay the last instalment, get four things: the domain registered to you, with your own email and phone; the login to the hosting; a copy of the site; and the ownership of the map listing. Write the renewal dates next to those of your licences.

## Ask for little

If there is a form, ask for a name, a number and the question. Say what you will do with them. Someone who asked for a price has not asked to be on a broadcast list. Delete old enquiries that you no longer need. Data that you do not hold cannot leak.

## Let the counter decide what comes next

Online payment, a cart, delivery slots: each is useful once there is a reason. Build an order form when noting orders from chat takes longer than packing them. Add payment when regular customers ask for it.

## Know whether it works

Here is the sum, with example figures. Say the site costs ₹24,000 in its first year, all told, and a bill at your shop leaves ₹120 on average after the cost of the goods. Then ₹24,000 divided by ₹120 is 200. The site has paid for itself when it brings 200 bills that you would not have had: about four a week. Put in your own numbers before you order anything.

Then keep a notebook. Once a month, count the calls that mention the site, the people at the counter who say they saw it, and the questions that people still ask although the answer is on the page. Where a question keeps coming, the answer stands in the wrong place. Change one thing, and count again next month.
`;

export const firstWebsite: Article = {
  id: 'first-website-for-a-neighbourhood-shop',
  title: 'What a first website must do for a neighbourhood shop in India',
  excerpt:
    'Four questions to answer before anyone scrolls, what to own before you pay the last instalment, and a sum that tells when the site has paid for itself.',
  content: content.trim(),
  author: `The web team at ${COMPANY.name}`,
  date: '2024-04-09',
  category: 'Websites',
  image: 'shopfront',
  tool: { name: 'website-cost', under: 'Know whether it works' },
  comments: [
    {
      id: 'first-website-1',
      name: 'Lakshmi (sample reader)',
      email: 'lakshmi.sample@example.com',
      text: 'The two-week list at the counter is a good idea. We always guessed what to photograph first.',
      date: '2024-04-11',
    },
    {
      id: 'first-website-2',
      name: 'Imran (sample reader)',
      email: 'imran.sample@example.com',
      text: 'Our domain is still in the name of a developer we have lost touch with. How does one get it back?',
      date: '2024-04-12',
    },
    {
      id: 'first-website-3',
      name: `${COMPANY.name} (sample reply)`,
      email: 'web.sample@example.com',
      text: 'Look up which registrar holds it, and write to them with your shop registration and old invoices. They decide case by case, so start well before the renewal date.',
      date: '2024-04-13',
    },
  ],
};
