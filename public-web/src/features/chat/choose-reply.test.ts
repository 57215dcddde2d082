import { describe, expect, it } from '@jest/globals';
import { CHAT_FALLBACK, CHAT_REPLIES, type ChatReply } from '../../content/chat-replies.js';
import { chooseReply } from './choose-reply.js';
import { liftOver } from './free-place.js';

const topicOf = (message: string): string => {
  const reply = chooseReply(message, CHAT_REPLIES, CHAT_FALLBACK);
  return CHAT_REPLIES.find((one) => one.reply === reply)?.topic ?? 'fallback';
};

/** What people ask, by what they want to know; a bar is between two questions. */
const ASKED: Readonly<Record<ChatReply['topic'] | 'fallback', string>> = {
  refund:
    'I want a refund | refund kab milega | how do I get my money back?' +
    ' | Can I cancel the test? | paid twice, refund please | mera paisa wapas karo' +
    ' | what is the refund policy for interns',
  price:
    'what does it cost | how\nmuch is it | website price? | I want a website, how much' +
    ' | hello what does it cost | is there a fee for the internship | kitna paisa lagega' +
    ' | internship free hai kya | price of services | logo design rate | reels kitne ka' +
    ' | do you take UPI | any discount for students | what is the stipend' +
    ' | is it a paid internship | GST quotation chahiye | eshtu?' +
    ' | thanks, what is the price of an internship? | Call me about your charges',
  services:
    'Which services are there | I need a website for my shop | can you run ads for me' +
    ' | mera dukaan hai | amazon par bechna hai | hi, do you do product photography?' +
    ' | who makes logos? logo | SEO for a clinic | instagram management' +
    ' | apply for flipkart seller',
  internship:
    'How do I apply? | any job? | internship kaise milega | hello, I want an internship' +
    ' | is the certificate valid | how many questions are in the test | next batch?' +
    ' | naukri hai kya | is it remote | which domains | duration please',
  contact:
    'Your phone, please | are you open now | kab khulta hai | kahan hai office' +
    ' | where are you | I want to talk to a person | WhatsApp number? | hi, your address',
  greetings: 'Hello | GOOD   morning! | namaste ji | hey there',
  thanks: 'Thanks! | ok thank you | shukriya',
  fallback: 'ok |  | my cat is called Bela | this | Delhi | callous | Hindi | जobs',
};

describe('the reply to a message', () => {
  it.each(
    Object.entries(ASKED).flatMap(([topic, all]) => all.split(' | ').map((one) => [topic, one])),
  )('is about %s: %j', (topic, message) => {
    expect(topicOf(message)).toBe(topic);
  });

  it('takes signs in a keyword as they are', () => {
    expect(chooseReply('c++ or c', [{ keywords: ['c++'], reply: 'yes' }], 'no')).toBe('yes');
    expect(chooseReply('ccc', [{ keywords: ['c++'], reply: 'yes' }], 'no')).toBe('no');
  });
});

const PLACE = { top: 580, bottom: 620 };
const MOST = 300;

it.each([
  ['stays where nothing is', [], 0],
  ['stays between two that it does not touch', [reach(620, 640), reach(540, 580)], 0],
  ['is lifted over what it covers', [reach(600, 640)], 20],
  ['is lifted in steps', [reach(601, 640)], 20],
  [
    'is lifted over the next one as well, if the gap is too small',
    [reach(574, 620), reach(514, 560)],
    108,
  ],
  ['takes a gap that is large enough', [reach(574, 620), reach(474, 520)], 48],
  ['stays where no place is near', [reach(200, 640)], 0],
])('something %s', (_, others, lift) => expect(liftOver(PLACE, others, MOST)).toBe(lift));

function reach(top: number, bottom: number) {
  return { top, bottom };
}
