import { it } from '@jest/globals';

/** Declares tests, each of which begins with what is set up for it. */
export const testWith =
  <Given>(setUp: () => Given | Promise<Given>) =>
  (title: string, test: (given: Given) => void | Promise<void>): void => {
    it(title, async () => test(await setUp()));
  };
