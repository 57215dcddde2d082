export const testWith =
  <Given>(setUp: () => Given | Promise<Given>) =>
  (title: string, test: (given: Given) => void | Promise<void>): void => {
    it(title, async () => test(await setUp()));
  };
