/** What an entry of a resource is called, and several. */
const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'credit-notes': ['credit note', 'credit notes'],
  'provider-events': ['event', 'events'],
  audit: ['action', 'actions'],
  payments: ['payment', 'payment records'],
  settlements: ['settlement or difference', 'settlements and differences'],
};

export const nounsOf = (resource: string): readonly [one: string, many: string] =>
  NOUNS[resource] ?? [resource.slice(0, -1), resource];
