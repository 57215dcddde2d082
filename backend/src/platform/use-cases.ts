import { Inject, type Provider } from '@nestjs/common';
import { PORTS } from './ports.js';

type AnyUseCase = (ports: never, ...rest: never[]) => unknown;

export type Bound<Use extends AnyUseCase> = Use extends (
  ports: never,
  ...rest: infer Rest
) => infer Outcome
  ? (...rest: Rest) => Outcome
  : never;

const asked = new Set<AnyUseCase>();

/** Injects a use case with its ports. */
export const UseCase = (useCase: AnyUseCase): PropertyDecorator => {
  asked.add(useCase);
  return Inject(useCase);
};

const provided = (useCase: AnyUseCase): Provider => ({
  provide: useCase,
  inject: [PORTS],
  useFactory:
    (ports: never) =>
    (...rest: never[]) =>
      useCase(ports, ...rest),
});

/** Providers of the use cases that the loaded classes use. */
export const askedUseCases = (): Provider[] => [...asked].map(provided);
