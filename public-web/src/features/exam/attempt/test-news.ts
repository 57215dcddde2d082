import { formatCount } from '@portal/domain/kernel/format-count.js';
import { clockText } from './countdown.js';

export type TestNotice = {
  readonly id: string;
  readonly kind: 'extended' | 'voided' | 'reopened' | 'announced';
  readonly seconds: number;
  readonly text: string;
};

export type News = {
  readonly state: 'open' | 'submitted' | 'expired' | 'void';
  readonly remainingSeconds: number;
  readonly notices: readonly TestNotice[];
};

type ShownNotice = { readonly id: string; readonly title: string; readonly text: string };

type NewsPorts = {
  readonly onTime: (remainingSeconds: number) => void;
  readonly onClosed: () => void;
};

export type TestNews = {
  readonly hear: (news: News) => void;
  readonly shown: () => readonly ShownNotice[];
  readonly dismiss: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const titleOf = ({ kind, seconds }: TestNotice, remainingSeconds: number): string => {
  if (kind === 'announced') return 'A word to all who sit a test';
  if (kind === 'voided') return 'Your test was taken back';
  const minutes = formatCount(Math.round(seconds / 60), 'minute');
  const were = minutes.startsWith('1 ') ? 'was' : 'were';
  const left = `${clockText(remainingSeconds)} left`;
  return kind === 'extended'
    ? `${minutes} ${were} added: ${left}`
    : `Your test is open again: ${left}`;
};

/** Notices are shown once. Time that was added before the page was opened is in the clock already. */
export function createNews({ onTime, onClosed }: NewsPorts): TestNews {
  const listeners = new Set<() => void>();
  const known = new Set<string>();
  let shown: readonly ShownNotice[] = [];
  let isFirst = true;
  const show = (next: readonly ShownNotice[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    hear({ state, remainingSeconds, notices }) {
      if (state === 'open') onTime(remainingSeconds);
      const fresh = notices.filter(({ id }) => !known.has(id));
      for (const { id } of fresh) known.add(id);
      // A student who returns must still see announcements, but not added time, which the clock includes.
      const toShow = isFirst ? fresh.filter(({ kind }) => kind === 'announced') : fresh;
      isFirst = false;
      if (toShow.length > 0) {
        const received = toShow.map((one) => ({
          id: one.id,
          title: titleOf(one, remainingSeconds),
          text: one.text,
        }));
        show([...shown, ...received].slice(-3));
      }
      if (state !== 'open') onClosed();
    },
    shown: () => shown,
    dismiss: (id) => show(shown.filter((one) => one.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
