import { describe, expect, it } from '@jest/globals';
import { CHAT_FALLBACK, CHAT_REPLIES } from '../../content/chat-replies.js';
import { chooseReply } from './choose-reply.js';

const topicOf = (message: string): string => {
  const reply = chooseReply(message, CHAT_REPLIES, CHAT_FALLBACK);
  return CHAT_REPLIES.find((one) => one.reply === reply)?.topic ?? 'fallback';
};

describe('the reply to a message', () => {
  it.each([
    ['Hello', 'greetings'],
    ['GOOD   morning!', 'greetings'],
    ['How do I apply?', 'internship'],
    ['any job?', 'internship'],
    ['Your phone, please', 'contact'],
    ['Which services are there', 'services'],
    ['what does it cost', 'price'],
    ['how\nmuch is it', 'price'],
    ['Thanks!', 'thanks'],
    ['ok', 'fallback'],
    ['', 'fallback'],
  ])('The reply to %j is about %s', (message, topic) => {
    expect(topicOf(message)).toBe(topic);
  });

  it.each(['this', 'Delhi', 'callous', 'Hindi', 'जobs'])(
    'finds no keyword inside the word %j',
    (message) => {
      expect(topicOf(message)).toBe('fallback');
    },
  );

  it('is that of the first topic in the list, wherever its word is', () => {
    expect(topicOf('thanks, what is the price of an internship?')).toBe('internship');
    expect(topicOf('price of services')).toBe('services');
  });

  it('takes signs in a keyword as they are', () => {
    expect(chooseReply('c++ or c', [{ keywords: ['c++'], reply: 'yes' }], 'no')).toBe('yes');
    expect(chooseReply('ccc', [{ keywords: ['c++'], reply: 'yes' }], 'no')).toBe('no');
  });
});
