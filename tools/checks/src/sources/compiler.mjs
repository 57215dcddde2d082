/** The compiler as Jest keeps it loaded between test files: see compiler-environment.mjs. */
const { default: ts } = await globalThis.loadCompiler();

export default ts;
