import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const NO_PRODUCT = /\.test\.tsx?$|(^|\/)testing\//;
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

export function declaredUses(root, workspace) {
  const source = join(root, workspace, 'src');
  const areas = readdirSync(source)
    .map((name) => [name, join(source, name, 'dependencies.json')])
    .filter(([, file]) => existsSync(file));
  return new Map(areas.map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')).uses]));
}

/** Each circle of areas once, as `a → b → a`, beginning with the name that comes first. */
export function circlesIn(uses) {
  const circles = new Set();
  const follow = (area, path) => {
    const start = path.indexOf(area);
    if (start >= 0) return circles.add(named(path.slice(start)));
    for (const next of uses.get(area) ?? []) {
      if (!path.includes(area)) follow(next, [...path, area]);
    }
  };
  for (const area of uses.keys()) follow(area, []);
  return [...circles].sort();
}

function named(circle) {
  const first = circle.indexOf([...circle].sort()[0]);
  const turned = [...circle.slice(first), ...circle.slice(0, first)];
  return [...turned, turned[0]].join(' → ');
}

export function unusedNames(root, workspace, uses) {
  return [...uses].flatMap(([area, names]) => {
    const imported = importedBy(root, workspace, area);
    return names.filter((name) => !imported.has(name)).map((name) => `${area}: ${name}`);
  });
}

function importedBy(root, workspace, area) {
  const folder = join(root, workspace, 'src', area);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(folder, posix.join(entry.parentPath, entry.name)))
    .filter((path) => /\.tsx?$/.test(path) && !NO_PRODUCT.test(path));
  const places = files.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(IMPORT)].map(([, to]) =>
      posix.normalize(posix.join(area, posix.dirname(path), to)),
    ),
  );
  return new Set(places.map((place) => place.split('/')[0]));
}
