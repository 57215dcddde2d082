import * as payments from '@portal/domain/payments/index.js';
import type { Config } from '../platform/config/config.js';

function registrationOf(config: Config): payments.GstRegistration | null {
  const { SAC_CODE: sac, GST_RATE_PERCENT: ratePercent, issuer } = config;
  const state = payments.stateOfGstin(issuer.gstin);
  if (sac === undefined || ratePercent === undefined || state === null) return null;
  return { gstin: issuer.gstin, state, sac, ratePercent };
}

export const issuerOf = (config: Config): payments.ReceiptIssuer => ({
  name: config.issuer.name,
  address: config.issuer.address,
  gst: registrationOf(config),
  place: {
    rule: config.GST_PLACE_OF_SUPPLY,
    withoutState: config.GST_STATE_WITHOUT_ADDRESS ?? null,
  },
  creditsLostChargebacks: config.GST_CREDIT_LOST_CHARGEBACKS,
});
