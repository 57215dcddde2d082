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
  ],
  options: {
    includeOnly: '^(domain|backend|public-web|admin-console|sandbox)/src/',
    // Types count too: a circle of types ties two files together as well.
    tsPreCompilationDeps: true,
  },
};
