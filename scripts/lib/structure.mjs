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
