import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export class Child<To extends object, From extends { readonly kind: string }> {
  private constructor(private readonly process: ChildProcess) {}

  static async start<To extends object, From extends { readonly kind: string }>(
    program: string,
  ): Promise<Child<To, From | { readonly kind: 'up' }>> {
    const child = new Child<To, From | { readonly kind: 'up' }>(fork(program));
    await child.heard('up');
    return child;
  }

  tell(message: To): void {
    this.process.send(message);
  }

  async heard<Kind extends From['kind']>(kind: Kind): Promise<Extract<From, { kind: Kind }>> {
    for (;;) {
      const [message] = (await once(this.process, 'message')) as [From];
      if (message.kind === kind) return message as Extract<From, { kind: Kind }>;
    }
  }

  end(): void {
    this.process.kill();
  }
}
