/** The settings of a company in Maharashtra that is registered for GST; its number is made up. */
export const WITH_GST = {
  COMPANY_NAME: 'Saral Digital Private Limited',
  COMPANY_ADDRESS: '12 Sample Road, Pune 411001',
  COMPANY_GSTIN: '27AAAAA0000A1Z2',
  COMPANY_STATE: 'Maharashtra',
  SAC_CODE: '999293',
  GST_RATE_PERCENT: 18,
};
