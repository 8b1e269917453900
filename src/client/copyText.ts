/** Copies text. Without a clipboard, which only secure pages have, it selects the text and copies the selection. */
export async function copyText(text: string): Promise<void> {
  // The types promise a clipboard, but only secure pages have one.
  const {clipboard} = navigator as Partial<Navigator>;
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  const {default: copy} = await import('copy-text-to-clipboard');
  copy(text);
}
