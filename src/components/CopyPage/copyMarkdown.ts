import {retryOnce} from '../../client/retryOnce';
import {readText} from '../../client/readText';

/** `refused`: the browser denied access to the clipboard. `unreachable`: the text could not be fetched. */
export type CopyResult = 'copied' | 'refused' | 'unreachable';

/** Copies the Markdown at the URL. Reports failures, including timeouts. Never rejects. */
export async function copyMarkdown(url: string): Promise<CopyResult> {
  const text = retryOnce(() => fetchMarkdown(url));
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

async function fetchMarkdown(url: string): Promise<string> {
  const text = await readText(url);
  // For a missing file, some hosts respond with an HTML page and status 200.
  if (!text.startsWith('# ')) {
    throw new Error(`${url}: not Markdown`);
  }
  return text;
}

/** Safari only allows a clipboard write that starts during the click, before the text arrives. */
async function writeToClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((value) => new Blob([value], {type}));
  await navigator.clipboard.write([new ClipboardItem({[type]: blob})]);
}
