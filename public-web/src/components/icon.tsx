import { DrawnIcon, type IconSize } from './drawn-icon.js';
import { DRAWINGS, type IconName } from '../content/drawings/icons.js';

/** A picture beside a text with the same meaning. */
export function Icon({ name, ...size }: IconSize & { readonly name: IconName }) {
  return <DrawnIcon drawing={DRAWINGS[name]} {...size} />;
}
