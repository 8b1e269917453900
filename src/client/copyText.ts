/** Copies text. If the page has no clipboard, selects the text and copies the selection. */
export async function copyText(text: string): Promise<void> {
  // The types promise a clipboard, but only pages in a secure context have one.
  const {clipboard} = navigator as Partial<Navigator>;
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  const {default: copy} = await import('copy-text-to-clipboard');
  copy(text);
}
