import {askTwice} from '../../client/askTwice';
import {deadline} from '../../client/deadline';

/** `refused`: the browser denied the clipboard. `unreachable`: the text could not be fetched. */
export type Outcome = 'copied' | 'refused' | 'unreachable';

/** Copies the Markdown at the address, or says within the deadline that it cannot. Never rejects. */
export async function copyMarkdown(address: string): Promise<Outcome> {
  const text = askTwice(() => fetchMarkdown(address));
  try {
    await writeToClipboard(text);
    return 'copied';
  } catch {
    return text.then(
      () => 'refused',
      () => 'unreachable',
    );
  }
}

async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address, {signal: AbortSignal.timeout(deadline)});
  const text = await response.text();
  // Some hosts answer with a page of HTML, and with status 200, when a file is missing.
  if (!response.ok || !text.startsWith('# ')) {
    throw new Error(`${address} answered ${response.status} without Markdown`);
  }
  return text;
}

/** Safari only allows a clipboard write that starts within the click, before the text arrives. */
async function writeToClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((value) => new Blob([value], {type}));
  await navigator.clipboard.write([new ClipboardItem({[type]: blob})]);
}
