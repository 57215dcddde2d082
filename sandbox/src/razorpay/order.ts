import type { Notes, Order } from './entities.js';
import { ProviderError } from './provider-error.js';
import { randomName } from './secrets.js';

const MIN_PAISE = 100;
const MAX_RECEIPT = 40;
const MAX_NOTES = 15;
const MAX_NOTE = 256;

type Fields = Readonly<Record<string, unknown>>;

const readAmount = ({ amount }: Fields): number => {
  if (amount === undefined || amount === null) {
    throw new ProviderError('The amount field is required.', 'amount');
  }
  if (!Number.isSafeInteger(Number(amount)) || typeof amount === 'boolean') {
    throw new ProviderError('The amount must be an integer.', 'amount');
  }
  if (Number(amount) < MIN_PAISE) {
    throw new ProviderError('Order amount less than minimum amount allowed', 'amount');
  }
  return Number(amount);
};

const readCurrency = ({ currency }: Fields): string => {
  if (currency === undefined)
    throw new ProviderError('The currency field is required.', 'currency');
  if (currency !== 'INR') throw new ProviderError('Currency is not supported', 'currency');
  return currency;
};

const readReceipt = ({ receipt }: Fields): string | null => {
  if (receipt === undefined || receipt === null) return null;
  if (typeof receipt !== 'string')
    throw new ProviderError('The receipt must be a string.', 'receipt');
  if (receipt.length > MAX_RECEIPT) {
    throw new ProviderError('The receipt may not be greater than 40 characters.', 'receipt');
  }
  return receipt;
};

const isNote = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_NOTE);

export const readNotes = (notes: unknown): Notes => {
  if (notes === undefined || notes === null) return [];
  if (typeof notes !== 'object') throw new ProviderError('The notes must be an array.', 'notes');
  const entries = Object.entries(notes);
  if (entries.length > MAX_NOTES) {
    throw new ProviderError(
      'Number of fields in notes should be less than or equal to 15',
      'notes',
    );
  }
  if (!entries.every(([, value]) => isNote(value))) {
    throw new ProviderError('Note value should be text of at most 256 characters.', 'notes');
  }
  return entries.length === 0 ? [] : Object.fromEntries(entries);
};

export const newOrder = (fields: Fields, now: number): Order => {
  const amount = readAmount(fields);
  return {
    id: `order_${randomName()}`,
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: readCurrency(fields),
    receipt: readReceipt(fields),
    status: 'created',
    attempts: 0,
    notes: readNotes(fields.notes),
    created_at: now,
  };
};

/** The order after one more try to pay it. */
export const attempted = (order: Order): Order => {
  if (order.status === 'paid') throw new ProviderError('Payment already done for this order.');
  return { ...order, status: 'attempted', attempts: order.attempts + 1 };
};

export const paid = (order: Order, amount: number): Order => {
  if (order.status === 'paid') throw new ProviderError('Payment already done for this order.');
  return { ...order, status: 'paid', amount_paid: Math.min(amount, order.amount), amount_due: 0 };
};
