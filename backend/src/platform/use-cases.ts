import type { Provider } from '@nestjs/common';
import { PORTS, type Ports } from './ports.js';

export const RUN = Symbol('Run');

export type Run = <Rest extends readonly unknown[], Outcome>(
  useCase: (ports: Ports, ...rest: Rest) => Outcome,
  ...rest: Rest
) => Outcome;

export const runOfUseCases: Provider = {
  provide: RUN,
  inject: [PORTS],
  useFactory: (ports: Ports): Run => {
    return (useCase, ...rest) => useCase(ports, ...rest);
  },
};
