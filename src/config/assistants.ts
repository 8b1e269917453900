/** An assistant that can be asked about a page. */
export interface Assistant {
  label: string;
  /** URL that opens a conversation; the question is appended. */
  address: string;
}

/** Known assistants, keyed by the names that `ASSISTANTS` accepts. */
export const knownAssistants: Readonly<Record<string, Assistant>> = {
  chatgpt: {label: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  claude: {label: 'Claude', address: 'https://claude.ai/new?q='},
};
