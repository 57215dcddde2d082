import { MOST_OFFER_DAYS } from '@portal/domain/applications/offer.js';
import { indianDay } from '@portal/domain/kernel/indian-day.js';
import { useQuery } from '@tanstack/react-query';
import { Field } from '../../components/field.js';
import { answerTo } from '../../providers/data-provider.js';

/** The day by which an offer is to be answered; it starts as the settings say. */
export function OfferFields() {
  const { data: usual } = useQuery(answerTo('/api/admin/application-offer'));
  if (!usual) return null;
  return (
    <Field
      name="answerBy"
      type="date"
      label="Answer by"
      hint={`The mail and the applicant’s page say this day; after it, the offer cannot be accepted. At most ${MOST_OFFER_DAYS} days ahead.`}
      defaultValue={indianDay(new Date(usual.answerBy))}
    />
  );
}
