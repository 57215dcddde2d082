/** How many letters are missing, wrong, too many, or swapped with the next. */
function countTypos(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= typed.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped =
        typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(typed.length, meant.length);
}

/** Short names have too many neighbours (HOST, PORT). */
const LETTERS_PER_TYPO = 4;
const MOST_TYPOS = 2;

export function similarNames(
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
): readonly string[] {
  const known = new Set(names.flatMap((name) => [name, `${name}_FILE`]));
  return Object.keys(environment).flatMap((typed) => {
    if (known.has(typed) || !environment[typed]) return [];
    const most = Math.min(MOST_TYPOS, Math.floor(typed.length / LETTERS_PER_TYPO) - 1);
    const meant = [...known].find(
      (name) =>
        Math.abs(name.length - typed.length) <= most &&
        countTypos(typed.toUpperCase(), name) <= most,
    );
    return meant === undefined ? [] : [`${typed}: is not read; ${meant} is`];
  });
}
