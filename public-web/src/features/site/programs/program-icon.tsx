import { DrawnIcon } from '../../../components/drawn-icon.js';
import { PROGRAM_DRAWINGS } from '../../../content/drawings/programs.js';
import type { Program } from '../../../content/programs.js';

export function ProgramIcon({ name }: { name: Program['icon'] }) {
  return <DrawnIcon drawing={PROGRAM_DRAWINGS[name]} size="medium" />;
}
