import TestEnvironment from '../../../tools/scripts/lib/leave-at-once.mjs';

/**
 * Jest gives each test file separate modules, and to load the product takes two seconds. What is
 * imported here is Node's own and compiled, so a worker loads it once for all of its files.
 */
export default class ProductEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.loadPortal = () => import('@portal/backend/testing/portal-in-process.js');
  }
}
