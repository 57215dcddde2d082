import { describe, expect, it } from '@jest/globals';
import { choiceTimes } from './choice-times.js';

function given(hasReply: boolean) {
  const kept = new Map<string, string | null>();
  let now = 0;
  const times = choiceTimes(kept, hasReply, () => now);
  return { kept, times, pass: (seconds: number) => void (now += seconds * 1_000) };
}

describe('the time of a choice', () => {
  it('is counted from the last reply of the server', () => {
    const { kept, times, pass } = given(true);
    pass(90);
    times.noteReply();
    pass(12.4);
    times.noteChoice('q1', 'b');
    expect(kept.get('q1')).toBe('{"option":"b","secondsSinceReply":12}');
  });

  it('is not stated by a page that has no reply yet', () => {
    const { kept, times } = given(false);
    times.noteChoice('q1', 'b');
    expect(kept.size).toBe(0);
    times.noteReply();
    times.noteChoice('q1', 'b');
    expect(kept.size).toBe(1);
  });
});
