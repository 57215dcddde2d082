export type SumField = {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly initial: number;
};

/** A line of the result; a part is a share of the first line's amount. */
export type SumLine = {
  readonly label: string;
  readonly text: string;
  readonly part?: number;
  readonly kind?: 'cost' | 'rest';
};

export type SumValues = Readonly<Record<string, number>>;

export type Sum = {
  readonly title: string;
  readonly note: string;
  readonly fields: readonly SumField[];
  readonly linesOf: (values: SumValues) => readonly SumLine[];
};

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** An amount in rupees; a loss has its sign before the symbol. */
export const rupees = (amount: number): string => {
  const rounded = Math.round(amount * 100) / 100;
  return `${rounded < 0 ? '−' : ''}₹${format.format(Math.abs(rounded))}`;
};

export const initialOf = ({ fields }: Sum): SumValues =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
