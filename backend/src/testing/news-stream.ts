import type { AttemptNews } from '@portal/domain/exam/index.js';
import type { SignedIn } from './students.js';
import type { Replica } from './test-portal.js';

export type NewsStream = {
  readonly status: number;
  readonly headers: Headers;
  /** The next news; null once the server has ended the stream. */
  readonly next: () => Promise<AttemptNews | null>;
  readonly close: () => void;
};

/** Connects as a page does. */
export async function listenTo(
  { client }: Pick<Replica, 'client'>,
  { token }: Pick<SignedIn, 'token'>,
  attemptId: string,
): Promise<NewsStream> {
  const giveUp = new AbortController();
  const response = await fetch(`${client.baseUrl}/api/test/news?attemptId=${attemptId}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: giveUp.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<AttemptNews | null> => {
    const end = text.indexOf('\n\n');
    if (end < 0) {
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
      return next();
    }
    const event = text.slice(0, end);
    text = text.slice(end + 2);
    return event.startsWith('data: ') ? (JSON.parse(event.slice(6)) as AttemptNews) : next();
  };
  return { status: response.status, headers: response.headers, next, close: () => giveUp.abort() };
}
