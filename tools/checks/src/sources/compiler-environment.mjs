import TestEnvironment from '../../../scripts/lib/leave-at-once.mjs';

/**
 * Jest gives each test file separate modules, and to load the compiler takes more than a second.
 * What is imported here is Node's own, so a worker loads it once for all of its files.
 */
export default class CompilerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.loadCompiler = () => import('typescript');
  }
}
