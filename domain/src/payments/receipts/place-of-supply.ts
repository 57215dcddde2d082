import { GST_STATES, type GstRegistration } from './gst.js';

/** Whose State is the place of supply: always the company's, or that of the student as far as it is
 * on record. An accountant decides which. */
export const PLACE_RULES = ['company', 'student'] as const;
type PlaceRule = (typeof PLACE_RULES)[number];

export type PlaceSetting = {
  readonly rule: PlaceRule;
  /** For students without a State on record; null: the company's own. */
  readonly withoutState: string | null;
};

export const STATE_NAMES: readonly string[] = Object.values(GST_STATES).sort();

/** The place of supply to an unregistered person, by section 12(2)(b) of the IGST Act, 2017: the
 * recipient's State if on record, else the supplier's. @param onRecord null if none is */
export function placeOfSupply(
  { state }: Pick<GstRegistration, 'state'>,
  { rule, withoutState }: PlaceSetting,
  onRecord: string | null,
): string {
  if (rule === 'company') return state;
  return onRecord ?? withoutState ?? state;
}
