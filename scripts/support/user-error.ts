/** Something the person at the keyboard can put right: shown as its message alone, without a stack. */
export class UserError extends Error {}

/**
 * Runs a command to its end. A {@link UserError} becomes one line and exit code 1; anything else is a mistake in the
 * script and keeps its stack.
 *
 * @param command gives the exit code, or nothing for 0
 */
export async function runCommand(command: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
