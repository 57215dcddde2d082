/** Names of facts: those that a question's text states, and those that somebody must know to answer it. */
export type Facts = { readonly states: readonly string[]; readonly asks: readonly string[] };

export const NO_FACTS: Facts = { states: [], asks: [] };

type FactTexts = { readonly states?: string | undefined; readonly asks?: string | undefined };

const NAME = /^[a-z0-9-]{2,60}$/;
const MOST_NAMES = 20;

const namesIn = (text = ''): string[] => text.split(/\s+/).filter((name) => name !== '');

/** The facts of a row; none where it has neither column. */
export const factsOfTexts = ({ states, asks }: FactTexts): { facts?: Facts } =>
  states === undefined && asks === undefined
    ? {}
    : { facts: { states: namesIn(states), asks: namesIn(asks) } };

/** A question without facts has none, not two empty lists. */
export const someFacts = (facts: Facts | undefined): { facts?: Facts } =>
  facts && facts.states.length + facts.asks.length > 0 ? { facts } : {};

export const areNamed = ({ states, asks }: Facts): boolean =>
  [states, asks].every((names) => names.length <= MOST_NAMES) &&
  [...states, ...asks].every((name) => NAME.test(name));
