/** An error that the user can fix. Only its message is shown, without a stack trace. */
export class UserError extends Error {}

/** Runs a command. A {@link UserError} becomes one line and exit code 1; any other error is a bug and keeps its stack trace. */
export async function runCommand(command: () => Promise<void>) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
