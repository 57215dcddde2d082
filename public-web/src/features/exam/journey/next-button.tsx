import { ButtonLink } from '../../../components/button.js';
import type { Journey } from './journey-api.js';
import { wayOn } from './way-on.js';

type NextButtonProps = {
  readonly journey: Journey;
  readonly look?: 'primary' | 'secondary';
  readonly isWide?: boolean;
};

export function NextButton({ journey, ...look }: NextButtonProps) {
  const { label, to } = wayOn(journey);
  return (
    <ButtonLink to={to} {...look}>
      {label}
    </ButtonLink>
  );
}
