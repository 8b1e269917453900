/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function escapeForGithub(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
