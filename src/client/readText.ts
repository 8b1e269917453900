import {noteData, whenSilent} from './silence';

/**
 * Fetches text. Gives up only when the network falls silent, because starting over
 * wouldn't help on a slow connection that still delivers data.
 *
 * @throws Error when the request fails, or when nothing arrives before the deadline
 */
export async function readText(url: string, cache: RequestCache = 'default'): Promise<string> {
  const silence = new AbortController();
  const stop = whenSilent(() =>
    silence.abort(new DOMException(`${url}: no data arrived.`, 'TimeoutError')),
  );
  try {
    const response = await fetch(url, {cache, signal: silence.signal});
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return await readChunks(response);
  } finally {
    stop();
  }
}

async function readChunks(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const chunk = await reader?.read();
    noteData();
    if (!chunk || chunk.done) {
      return text + decoder.decode();
    }
    text += decoder.decode(chunk.value, {stream: true});
  }
}
