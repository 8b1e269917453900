/** What a writer has asked for can't be done: the message says why, and what can. */
export class UsageError extends Error {}

/** Runs a tool; what the writer can mend ends it with one line and exit code 2. */
export async function runTool(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UsageError || isFromParseArgs(error))) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 2;
  }
}

/** `parseArgs` names the option that it does not know. */
function isFromParseArgs(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}
