export const WITH_GST = {
  issuer: {
    name: 'Saral Digital Private Limited',
    address: '12 Sample Road, Pune 411001',
    gstin: '27AAAAA0000A1Z2',
  },
  SAC_CODE: '999293',
  GST_RATE_PERCENT: 18,
};
