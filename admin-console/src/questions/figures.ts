export const asPercent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)} %`;

export const asCorrelation = (value: number | null): string =>
  value === null ? '–' : value.toFixed(2);
