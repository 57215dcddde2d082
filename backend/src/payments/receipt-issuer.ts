import type { GstRegistration, ReceiptIssuer } from '@portal/domain/payments/index.js';
import { companyNameOf } from '../email/index.js';
import type { Config } from '../platform/config/config.js';

function registrationOf(config: Config): GstRegistration | null {
  const { COMPANY_GSTIN: gstin, COMPANY_STATE: state, SAC_CODE: sac } = config;
  const { GST_RATE_PERCENT: ratePercent } = config;
  const isOn = gstin !== undefined && state !== undefined && sac !== undefined;
  return isOn && ratePercent !== undefined ? { gstin, state, sac, ratePercent } : null;
}

/** Who issues receipts, as the configuration says; without a name, the sender of mails. */
export const issuerOf = (config: Config): ReceiptIssuer => ({
  name: companyNameOf(config),
  address: config.COMPANY_ADDRESS ?? '',
  gst: registrationOf(config),
  place: {
    rule: config.GST_PLACE_OF_SUPPLY,
    withoutState: config.GST_STATE_WITHOUT_ADDRESS ?? null,
  },
  creditsLostChargebacks: config.GST_CREDIT_LOST_CHARGEBACKS,
});
