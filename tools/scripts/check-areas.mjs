/** Refuses circles between areas, which may hide where no files form one, and names that nothing imports. */
import { circlesIn, declaredUses, unusedNames } from './lib/areas.mjs';

const root = process.cwd();

const problems = ['domain', 'backend', 'admin-console'].flatMap((workspace) => {
  const uses = declaredUses(root, workspace);
  return [
    ...circlesIn(uses).map((circle) => `${workspace}: the areas form a circle: ${circle}`),
    ...unusedNames(root, workspace, uses).map(
      (unused) => `${workspace}: dependencies.json names what no file imports: ${unused}`,
    ),
  ];
});
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
