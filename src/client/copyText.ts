/** Copies a text. Pages that are not served securely have no clipboard: there it is selected text. */
export async function copyText(text: string): Promise<void> {
  // The types promise a clipboard that only secure pages have.
  const {clipboard} = navigator as Partial<Navigator>;
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  const {default: copy} = await import('copy-text-to-clipboard');
  copy(text);
}
