export type Place = {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly country: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
};

export type OpeningHours = {
  readonly days: string;
  /** From 0, Sunday. */
  readonly weekdays: readonly number[];
  readonly opens?: string;
  readonly closes?: string;
};

export const addressLines = ({ street, city, state, pinCode, country }: Place) =>
  [street, `${city}, ${state} ${pinCode}`.trim(), country] as const;

export const hourLines = (hours: readonly OpeningHours[]): readonly string[] =>
  hours.map(({ days, opens, closes }) =>
    opens && closes ? `${days}: ${opens} to ${closes}` : `${days}: closed`,
  );

/** At a host of examples or of tests (RFC 2606, RFC 6761), which nobody reaches. */
export const isExampleAddress = (address: string): boolean =>
  /(?:^|[@./])example\.(?:com|org|net)(?![\w.-])|[\w-]\.(?:example|test)(?![\w.-])/i.test(address);

/** A number of zeros, or of the form of one. */
export const isMadeUp = (number: string): boolean => /0{5}|A{5}0{4}/.test(number);
