import type { DomainError } from '../kernel/errors.js';

const LINE = /^(?<name>\w+)(?<given>\[.*\])? (?<kind>\S+) (?<code>\S+) ?(?<message>.*)$/;

type Refusal = new (...given: readonly unknown[]) => DomainError;

/**
 * Declares a test for each line, which names a refusal, what it is given, its kind, its code, and its
 * message where no other test shows that.
 */
export function testRefusals(refusals: object, table: string): void {
  for (const line of table.trim().split('\n')) {
    it(`is refused: ${line}`, () => {
      const { name = '', given = '[]', kind, code, message } = LINE.exec(line)!.groups!;
      const refused = new (refusals as Record<string, Refusal>)[name]!(
        ...(JSON.parse(given) as unknown[]),
      );
      expect(refused).toMatchObject({ name, kind, code, ...(message && { message }) });
    });
  }
}
