import type { Article } from '../article.js';
import { COMPANY } from '@portal/domain/kernel/company.js';

const content = `
Somebody stands two streets away and types "tailor near me". What comes up is a map with three pins. Whether one of them is yours does not depend on your website. It depends on a free listing that you can make in an evening and that most shops never look at again. This article goes through it in the order in which it matters, with nothing to buy.

## Claim what is there already

Search for your own shop in the map app first. Often there is a pin already, put there by a customer or by the map itself, with an old number and no hours. Claim this one and do not make a second: two pins for one shop split the reviews and confuse the map. If an old tenant still has a pin at your door, suggest the edit that it has closed.

You will be asked to prove that the shop is yours, by a code, a call or a short video of the signboard and the counter. Do it with an account that belongs to the shop and not to a nephew or a developer. Write down which account it is. The listing is worth more than the website, and it is lost in the same way.

## The name on the board, and nothing else

The name of the listing is the name on your signboard. "Meena Tailors" is a name. "Meena Tailors Best Blouse Stitching Bengaluru" is not, and the map may take the listing down for it. What you do belongs into the category.

Choose one main category, the nearest that there is, and add a few others only if you really do that work. The main one decides for which searches you can come up at all. Look at what the three shops above you have chosen. It stands in small letters under their names.

## Hours that are true

Wrong hours cost more than no listing. Enter the hours as you keep them, with the lunch break, and enter the festival days before the festival. The app asks you about them some weeks ahead: answer it. A customer who came to a closed shutter leaves one star, and the star stays for years.

## The pin, not the address

Addresses are read by people and pins are followed by phones. Zoom in until you see the roofs, and put the pin at the door, not in the middle of the building. Then ask somebody who has never been there to walk to you by it. If they call from the back lane, move the pin.

In the description, say it once in the words of the place: opposite the water tank, first floor, the stairs are beside the pharmacy.

## Ten photographs in daylight

The map shows what it has, and if you give it nothing it shows a picture of the road. Take ten yourself. The front as one sees it from the street, so that people recognise it. The inside. The counter. The six things that you sell most, each with its price in the picture if it seldom changes. The price list, straight from above, so that it can be read on a phone.

Add two each month. An old listing with new pictures looks open, and one with pictures of a diya sale three years ago does not.

## Reviews: ask, answer, never buy

Ask at the moment when somebody is pleased, at the counter, in one sentence. A card with a code that leads to your review page does it. Ask everybody, not just those who will give five stars, and give nothing for it: no discount, no sweet. Bought reviews come in a burst, read alike, and are taken away together with the real ones.

Answer every review within a week. To a good one, one line that mentions what they bought. To a bad one, what you will do, a number to call, and no argument. The answer is not for the one who complained. It is for the next hundred who read it.

## Keep three things the same

Name, address and number should read the same on the listing, on your website, on the business directory that called you once, and on the bill. Where they differ, the map is less sure that it is one shop, and a customer is less sure that you are still there. Make a list of the places, and go through it once a year with the licence renewals.

## What it cannot do

A listing does not bring you up in a city of a thousand tailors. The map prefers what is near, and nobody can sell you the first place. Be polite to those who call and offer it, and put the phone down. For "near me" you compete with perhaps ten shops, and most of them have never looked at their hours.

## One hour, and then ten minutes a month

The first evening: claim, name, category, hours, pin, ten photographs. After that ten minutes on the first of each month. Look at the questions that people asked and answer them. Look at the searches by which you were found, which the listing shows for free: they are the words that your customers use, and the best title for your website. Check the hours of the coming weeks. Add two pictures.

Then count, as with everything. For one month, ask each new face how they found you, and make a mark in a notebook: walked past, was told, map, other. If the map has more marks than the rest, you know where the next hour goes.
`;

export const foundOnTheMap: Article = {
  id: 'how-to-get-a-shop-found-on-the-map',
  title: 'How to get a shop found on the map, for free and in one evening',
  excerpt:
    'Claim the pin, tell the truth about your hours, take ten photographs in daylight and answer reviews: what a listing needs, in the order in which it matters.',
  content: content.trim(),
  author: `The web team at ${COMPANY.name}`,
  date: '2026-11-23',
  category: 'Websites',
  image: 'map',
  comments: [],
};
