/** An assistant that can be asked about a page. */
export interface Assistant {
  label: string;
  /** Opens a conversation; the question follows. */
  address: string;
}

/** The known ones, by the names that `ASSISTANTS` uses. */
export const knownAssistants: Readonly<Record<string, Assistant>> = {
  chatgpt: {label: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  claude: {label: 'Claude', address: 'https://claude.ai/new?q='},
};
