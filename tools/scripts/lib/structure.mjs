/** Names every export, file and package that nothing uses; see knip.json. */
export const UNUSED_CODE = ['node_modules/knip/bin/knip.js', '--no-progress'];

/** Names every circle of imports; see .dependency-cruiser.cjs. */
export const CIRCULAR_IMPORTS = [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--output-type=err-long',
  'domain/src',
  'backend/src',
  'public-web/src',
  'admin-console/src',
  'sandbox/src',
];

/** Names every circle of areas, and each name in a dependencies.json that nothing imports. */
export const AREAS = ['tools/scripts/check-areas.mjs'];

/** The rules of what is written and of what it means, such as a promise that nobody waits for; see .oxlintrc.json. */
export const LINT = ['node_modules/oxlint/bin/oxlint', '--disable-nested-config', '--threads=1'];
