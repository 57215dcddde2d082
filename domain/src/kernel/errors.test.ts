import {
  ChangedMeanwhile,
  DomainError,
  InvalidInput,
  NothingToChange,
  rejectInvalid,
} from './errors.js';
import { testRefusals } from '../testing/test-refusals.js';

describe('InvalidInput', () => {
  it('names the bad fields, and shows the first message', () => {
    const fields = { name: 'no name', email: 'no email' };
    const refusal = new InvalidInput(fields);
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({
      name: 'InvalidInput',
      kind: 'invalid',
      code: 'invalid_input',
      message: 'no name',
      details: { fields },
    });
  });

  it('shows the message for the whole form where there is one, and any without a field', () => {
    expect(new InvalidInput({ name: 'no name' }, 'Fix it').message).toBe('Fix it');
    expect(new InvalidInput({}).message).toBe('Bad input');
  });

  it('is thrown only if a field has an error', () => {
    expect(() => rejectInvalid({})).not.toThrow();
    expect(() => rejectInvalid({ name: 'no name' })).toThrow(InvalidInput);
  });
});

testRefusals(
  { ChangedMeanwhile, NothingToChange },
  `
NothingToChange["student"] not-found nothing_to_change There is no such student.
ChangedMeanwhile["application","ravi",["status","notes"]] conflict changed_meanwhile ravi has changed this application since you opened it (status, notes).
`,
);
