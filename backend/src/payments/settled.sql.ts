/** Whether a payment is in a settlement that did not fail. */
export const IS_SETTLED = `EXISTS (SELECT FROM settlement_entries AS entry
  JOIN settlements ON settlements.id = entry.settlement_id AND settlements.state <> 'failed'
  WHERE entry.payment_id = payments.payment_id AND entry.kind = 'payment')`;
