import { describe, expect, it, jest } from '@jest/globals';
import { takeEvents } from './news-stream.js';
import { createNews, type News, type TestNotice } from './test-news.js';

const added: TestNotice = { id: 'a', kind: 'extended', seconds: 600, text: 'The power failed' };
const said: TestNotice = { id: 'b', kind: 'announced', seconds: 0, text: 'The power is back.' };
const open = (...notices: TestNotice[]): News => ({
  state: 'open',
  remainingSeconds: 760,
  notices,
});

const aPage = () => {
  const ports = { onTime: jest.fn(), onClosed: jest.fn() };
  return { ...ports, news: createNews(ports) };
};

describe('the news of a test', () => {
  it('set the clock, and tell once what was added', () => {
    const { news, onTime } = aPage();
    news.hear(open());
    news.hear(open(added));
    news.hear(open(added));
    expect(onTime).toHaveBeenLastCalledWith(760);
    expect(news.shown()).toEqual([
      { id: 'a', title: '10 minutes were added: 12:40 left', text: 'The power failed' },
    ]);
    news.dismiss('a');
    expect(news.shown()).toEqual([]);
    news.hear(open(added));
    expect(news.shown()).toEqual([]);
  });

  it('tell a page that has just opened what was said, not what the clock tells already', () => {
    const { news } = aPage();
    news.hear(open(added, said));
    expect(news.shown().map(({ text }) => text)).toEqual(['The power is back.']);
  });

  it('say of one minute that it was added', () => {
    const { news } = aPage();
    news.hear(open());
    news.hear(open({ ...added, seconds: 60 }));
    expect(news.shown()[0]?.title).toBe('1 minute was added: 12:40 left');
  });

  it('have a page look that is not open any more, and leave its clock', () => {
    const { news, onTime, onClosed } = aPage();
    news.hear({ ...open(), state: 'submitted', remainingSeconds: 0 });
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(onTime).not.toHaveBeenCalled();
  });
});

it('a stream of events is taken apart whole, wherever it is cut', () => {
  const text = ': connected\n\ndata: {"a":1}\n\n: still here\n\ndata: {"b":2}\n\n';
  for (let cut = 0; cut <= text.length; cut += 1) {
    const heard: string[] = [];
    const rest = takeEvents(text.slice(0, cut), (data) => heard.push(data));
    expect(takeEvents(rest + text.slice(cut), (data) => heard.push(data))).toBe('');
    expect(heard).toEqual(['{"a":1}', '{"b":2}']);
  }
});
