/** The actor in the audit log where nobody has signed in. */
export const OPERATOR = {
  adminId: '00000000-0000-0000-0000-000000000000',
  username: 'command line',
};

/** Runs a command; errors are printed for the person at the terminal, without a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
