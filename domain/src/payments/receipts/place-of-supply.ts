import { GST_STATES, type GstRegistration } from './gst.js';

/** The State of the place of supply: always the company's, or the student's if known. An accountant decides which. */
export const PLACE_RULES = ['company', 'student'] as const;
type PlaceRule = (typeof PLACE_RULES)[number];

export type PlaceSetting = {
  readonly rule: PlaceRule;
  /** For students without a known State; null: the company's. */
  readonly withoutState: string | null;
};

export const STATE_NAMES: readonly string[] = Object.values(GST_STATES).sort();

/** The place of supply to an unregistered person, by section 12(2)(b) of the IGST Act, 2017: the recipient's State if
 * on record, else the supplier's. @param onRecord null if none is on record */
export function placeOfSupply(
  { state }: Pick<GstRegistration, 'state'>,
  { rule, withoutState }: PlaceSetting,
  onRecord: string | null,
): string {
  if (rule === 'company') return state;
  return onRecord ?? withoutState ?? state;
}
