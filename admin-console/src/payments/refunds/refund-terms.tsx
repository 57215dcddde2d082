import { SelectField } from '../../components/field.js';

const SPEEDS = {
  normal: 'Normal: 5 to 7 working days, free',
  optimum: 'At once where the bank can, for the provider’s fee',
};

export const SpeedField = () => <SelectField name="speed" label="Speed" words={SPEEDS} />;

type RunningTestProps = { readonly of: { readonly isBeingTested: boolean } };

/** What an admin should know before giving money back. */
export const RunningTest = ({ of }: RunningTestProps) =>
  of.isBeingTested && ' The student sits a test now, which goes on to its end.';
