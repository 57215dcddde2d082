const { existsSync, readdirSync, readFileSync } = require('node:fs');

const SUPPORT = String.raw`\.test\.tsx?$|/testing/`;
/** What every area of a workspace may use: it imports no area itself. */
const GROUND = { domain: 'kernel', backend: 'platform' };

/** @param {'domain' | 'backend'} workspace */
const groundOf = (workspace) => ({
  name: `${GROUND[workspace]}-imports-no-area`,
  comment: `What ${GROUND[workspace]} needs of an area, the area hands in.`,
  severity: 'error',
  from: { path: `^${workspace}/src/${GROUND[workspace]}/`, pathNot: SUPPORT },
  to: { path: `^${workspace}/src/`, pathNot: `^${workspace}/src/(${GROUND[workspace]}|testing)/` },
});

/** @param {'domain' | 'backend'} workspace */
const faceOf = (workspace) => ({
  name: `${workspace}-area-by-its-face`,
  comment: "Import what the other area's index.ts exports; what it lacks is added there.",
  severity: 'error',
  from: {
    path: `^${workspace}/src/([^/]+)/`,
    pathNot: `${SUPPORT}|^${workspace}/src/migrations/`,
  },
  to: {
    path: `^${workspace}/src/[^/]+/`,
    pathNot: `^${workspace}/src/($1|${GROUND[workspace]}|app|migrations|testing)/|^${workspace}/src/[^/]+/index\\.ts$`,
  },
});

const NO_AREAS = ['kernel', 'platform', 'app', 'testing', 'migrations'];

/** @param {'domain' | 'backend'} workspace */
const areasOf = (workspace) =>
  readdirSync(`${workspace}/src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_AREAS.includes(entry.name))
    .filter(({ name }) => readdirSync(`${workspace}/src/${name}`).length > 0)
    .map(({ name }) => name);

/**
 * The dependencies.json of an area names the areas beside it that it uses; without one it has no rule, which fails.
 * @param {string} prefix how the rule's name begins @param {string} base the folder of the areas
 * @param {readonly string[]} ground what each of them may use besides
 */
const usesOf = (prefix, base, name, ground) => {
  const area = `${base}/${name}`;
  const { uses } = JSON.parse(readFileSync(`${area}/dependencies.json`, 'utf8'));
  const allowed = [name, ...ground, ...uses].join('|');
  return {
    name: `${prefix}-${name}-uses-what-it-names`,
    comment: `${area}/dependencies.json names the areas that this one uses.`,
    severity: 'error',
    from: { path: `^${area}/`, pathNot: SUPPORT },
    to: { path: `^${base}/`, pathNot: `^${base}/(${allowed})/` },
  };
};

/** @param {'domain' | 'backend'} workspace */
const usesIn = (workspace) =>
  areasOf(workspace).map((name) =>
    usesOf(workspace, `${workspace}/src`, name, [GROUND[workspace], 'testing']),
  );

const SITE = 'public-web/src';

/** The folders of the site, each with those that it may use; features have rules like areas. */
const SITE_LAYERS = [
  ['lib', '(lib|fonts)'],
  ['content', '(content|lib)'],
  ['components', '(components|content|lib)'],
  ['features', '(features|components|content|lib)'],
].map(([folder, allowed]) => ({
  name: `site-${folder}-uses-what-is-below`,
  comment: 'From the bottom: lib, content, components, features, app.',
  severity: 'error',
  from: { path: `^${SITE}/${folder}/`, pathNot: SUPPORT },
  to: { path: `^${SITE}/`, pathNot: `^${SITE}/${allowed}/` },
}));

const SITE_FACE = {
  name: 'site-feature-by-its-face',
  comment: "Import what the other feature's index.ts exports; only a lazy part is named itself.",
  severity: 'error',
  from: { path: `^${SITE}/features/([^/]+)/`, pathNot: SUPPORT },
  to: {
    path: `^${SITE}/features/`,
    pathNot: `^${SITE}/features/($1/|[^/]+/index\\.ts$)`,
    dynamic: false,
  },
};

const siteUses = () =>
  (existsSync(`${SITE}/features`) ? readdirSync(`${SITE}/features`) : []).map((name) =>
    usesOf('site', `${SITE}/features`, name, []),
  );

const CONSOLE = 'admin-console/src';
const CONSOLE_GROUND = ['components', 'providers', 'theme'];

/** What every section of the console may use imports no section. */
const CONSOLE_LAYERS = CONSOLE_GROUND.map((folder) => ({
  name: `console-${folder}-imports-no-section`,
  comment: `What ${folder} needs of a section, the section hands in.`,
  severity: 'error',
  from: { path: `^${CONSOLE}/${folder}/`, pathNot: SUPPORT },
  to: { path: `^${CONSOLE}/`, pathNot: `^${CONSOLE}/(${CONSOLE_GROUND.join('|')})/` },
}));

const consoleUses = () =>
  readdirSync(CONSOLE)
    .filter((name) => existsSync(`${CONSOLE}/${name}/dependencies.json`))
    .map((name) => usesOf('console', CONSOLE, name, CONSOLE_GROUND));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Move what both files need into a third one that imports neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    groundOf('domain'),
    groundOf('backend'),
    faceOf('domain'),
    faceOf('backend'),
    ...usesIn('domain'),
    ...usesIn('backend'),
    ...SITE_LAYERS,
    SITE_FACE,
    ...siteUses(),
    ...CONSOLE_LAYERS,
    ...consoleUses(),
  ],
  options: {
    includeOnly: '^(domain|backend|public-web|admin-console|sandbox)/src/',
    // Types count too: a circle of types ties two files together as well.
    tsPreCompilationDeps: true,
  },
};
