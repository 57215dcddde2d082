import { createTransformer } from '@swc/jest';

/** Each use of a global is looked up by an interceptor where Jest runs a test, which takes much longer than a constant
 * of the module. Those that a test may replace are not among them. */
const GLOBALS =
  'Array,Error,Infinity,Intl,JSON,Map,Math,NaN,Number,Object,Promise,Set,String,Symbol';

const withConstants = ({ code, map }) => ({ code: `const {${GLOBALS}}=globalThis;${code}`, map });

export default {
  createTransformer(options) {
    const { getCacheKey, process } = createTransformer(options);
    return {
      getCacheKey: (...file) => getCacheKey(...file) + GLOBALS,
      process: (...file) => withConstants(process(...file)),
    };
  },
};
