import { figuresOf } from '@portal/domain/settings/figures.js';
import type { PaymentEntry } from './payment-entry.js';
import { Moment } from '../../components/moment.js';
import { PlainTable } from '../../components/plain-table.js';

const shownAs = (version: number | null): string =>
  version === null ? 'Not known' : `Version ${version}`;

/** The terms that the student saw and agreed to with each order; newest first. */
export function TermsOf({ payment: { terms } }: { readonly payment: PaymentEntry }) {
  const rows = terms.map(({ id, shownVersion, termsVersion, policy, agreedAt }) => {
    const { fee, time, questions, passPercent, attempts } = figuresOf(policy, termsVersion);
    const said = `${fee}: ${questions} in ${time}, ${passPercent} % to pass, ${attempts}`;
    const cells = [<Moment key="at" at={agreedAt} />, said, shownAs(shownVersion)];
    return { key: id, cells };
  });
  return (
    <PlainTable
      title="Terms agreed to"
      empty="None were kept with this order."
      columns={['Agreed', 'Terms', 'Version shown']}
      rows={rows}
    />
  );
}
