const LETTERS = 2;

export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const chosen = parts.length > LETTERS ? [parts[0], parts.at(-1)] : parts;
  return chosen.map((part) => part?.charAt(0).toUpperCase()).join('');
}
