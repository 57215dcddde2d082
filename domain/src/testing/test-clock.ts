import { secondsAfter } from '../kernel/time.js';
import { A_DAY } from './moments.js';

/** A clock that is until a test moves it. */
export class TestClock {
  /** @param now what it shows at first */
  constructor(public now: Date = A_DAY) {}

  /** Moves on by so many seconds. */
  pass(seconds: number): void {
    this.now = secondsAfter(this.now, seconds);
  }
}
