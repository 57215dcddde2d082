import type { Article } from '../article.js';
import { COMPANY } from '@portal/domain/kernel/company.js';

const content = `
The message comes on a Sunday evening. You have been selected for an internship at a company that you know by name. The stipend is good, the work is from home, and the seat is held until tomorrow for a refundable deposit. Many of these messages are traps. Some are clumsy, some are printed on a letterhead that looks right. This article is a list of signs to look for, in the order in which they are easiest to check, and of what to do if you have paid already. We sell a skills test ourselves, so hold us to the same list.

## Sign one: you must pay to get the place

An employer pays you, or pays nothing. It does not take money for a place, for a joining kit, for a laptop that is sent later, for training that is a condition of the offer, or as a deposit that comes back with the first stipend. Whatever the payment is called, ask one question: do I get the place if I do not pay? If the answer is no, it is a sale and not an offer.

There are things for which one may pay: a course, a test, a certificate from an exam. Then it must be said that it is a course or a test, what it costs in all, and that it buys no place. Our own test is such a thing. An application here is read without it.

## Sign two: nobody has looked at your work

A real team wants to know what you can do, since your mistakes will land on its desk. It reads something of yours, sets a small task, or talks to you for twenty minutes. An offer that comes after a form with six fields has been sent to everybody who filled it in.

## Sign three: the address is nearly right

Look at what stands after the @ sign. A large company does not hire from a free mail account, and not from a domain with its name and the word "careers" or "hr" glued on. Open the company's own site by typing its address, find the page about jobs, and see whether your internship is there. Then write to the address that stands on that site and ask whether the offer is theirs. A real recruiter is not offended by this.

## Sign four: there is no time

"Confirm within two hours." "Three seats left." Hurry is there so that you do not ask anybody. An internship of two months can wait for two days. Say that you will answer on Wednesday, and see what happens. A trap closes, an employer says yes.

## Sign five: it asks for what it does not need

To read an application, a company needs your name, a way to reach you, and your work. It does not need a scan of your Aadhaar card, your bank card, a photograph of your signature or a code that was sent to your phone. Bank details come after an agreement has been signed, for a stipend. A one-time code is for you alone, whoever asks and whatever the reason.

## Sign six: the company cannot be found

A registered company has a number, and anybody can look it up in the register of the Ministry of Corporate Affairs at mca.gov.in. See whether the name is there, since when, and at which place. A GST number can be checked at gst.gov.in. Being registered does not make a company honest. Not being found, although the letter gives a number, settles the matter.

## Sign seven: nothing is in writing

A letter should say who offers what to whom: the dates, the hours a week, the work, who guides you, the stipend or that there is none, and how either side can end it. If you get a certificate at the end, it should say for what. Ask for this before the first day. "We will share the details after you join" is an answer too.

## A small test that costs nothing

Write back with three questions. Who will guide me, and may I talk to them for ten minutes? What did the last intern make? Can you send the agreement before I decide? Somebody who has an internship to give can answer within a day. Somebody who has a thousand messages to send will not.

## If you have paid

Do it the same day. Call 1930, the national helpline for fraud with money, and make a complaint at cybercrime.gov.in. The sooner the banks know, the better the chance that the money is held. Tell your own bank as well, and have the card or the UPI handle blocked if you have given it away. Keep everything: messages, numbers, the letter, the receipt. Then tell your college, since others will have got the same message.

There is no shame in it. The letters are written by people who do this every day, to people who do it for the first time.

## What to expect from us, by this list

We ask no money for an application or for an internship. The skills test has a price, which stands beside it, and it is never a condition. Our answer comes from an address of our own domain. Dates, work, guide and stipend, if there is one, are agreed in writing before you begin. If something that carries our name breaks one of these rules, do not pay. Write to us by the contact form, and we will tell you whether it is ours.
`;

export const fakeOffers: Article = {
  id: 'fake-internship-offers-seven-signs',
  title: 'Fake internship offers: seven signs, and what to do if you have paid',
  excerpt:
    'How to tell an offer from a trap before it costs you anything: seven signs that you can check in an evening, three questions to write back, and the number to call.',
  content: content.trim(),
  author: `The internship desk at ${COMPANY.name}`,
  date: '2026-11-23',
  category: 'Internships',
  image: 'offer',
  comments: [],
};
