import { MOST_OFFER_DAYS } from '@portal/domain/applications/offer.js';
import { indianDay } from '@portal/domain/kernel/indian-day.js';
import { Field } from '../../components/field.js';
import type { Refused } from '../../components/use-submit.js';
import { useAnswer } from '../../components/use-answer.js';

/** What was typed about an offer, by field name; a missing field means the usual value. */
export type OfferDraft = { readonly answerBy?: string };

type OfferFieldsProps = {
  readonly draft: OfferDraft;
  readonly refused: Refused | null;
  readonly onChange: (part: OfferDraft) => void;
};

/** The day by which an offer is to be answered; it starts as the settings say. */
export function OfferFields({ draft, refused, onChange }: OfferFieldsProps) {
  const { data } = useAnswer('/api/admin/application-offer');
  const usual = data as { readonly answerBy: string } | null;
  return (
    <Field
      name="answerBy"
      type="date"
      label="Answer by"
      hint={`The mail and the applicant’s page say this day; after it, the offer cannot be accepted. At most ${MOST_OFFER_DAYS} days ahead.`}
      refused={refused}
      value={draft.answerBy ?? (usual ? indianDay(new Date(usual.answerBy)) : '')}
      onChange={({ currentTarget }) => onChange({ answerBy: currentTarget.value })}
    />
  );
}
