import type { Provider } from '@nestjs/common';
import { PORTS } from './ports.js';

type UseCase = (ports: never, ...rest: never[]) => unknown;

export type Bound<Use extends UseCase> = Use extends (
  ports: never,
  ...rest: infer Rest
) => infer Outcome
  ? (...rest: Rest) => Outcome
  : never;

const bound = (useCase: UseCase): Provider => ({
  provide: useCase,
  inject: [PORTS],
  useFactory:
    (ports: never) =>
    (...rest: never[]) =>
      useCase(ports, ...rest),
});

/** Providers of use cases; each is injected by the function itself. */
export const useCases = (...all: readonly UseCase[]): Provider[] => all.map(bound);
