import type { OptionKey } from '@portal/domain/questions/question.js';

type TabNews =
  | { readonly kind: 'chosen'; readonly questionId: string; readonly option: OptionKey }
  /** The student looks at this tab, and so has not left the test. */
  | { readonly kind: 'here' }
  | { readonly kind: 'over'; readonly resultId: string };

export type Tabs = {
  /** Reaches the other tabs while this one listens. */
  readonly tell: (news: TabNews) => void;
  readonly listen: (listener: (news: TabNews) => void) => () => void;
};

export function createTabs(attemptId: string): Tabs {
  let channel: BroadcastChannel | null = null;
  return {
    tell: (news) => channel?.postMessage(news),
    listen(listener) {
      const opened = new BroadcastChannel(`portal.attempt.${attemptId}`);
      opened.onmessage = ({ data }: MessageEvent<TabNews>) => listener(data);
      channel = opened;
      return () => {
        opened.close();
        channel = null;
      };
    },
  };
}
