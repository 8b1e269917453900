import {deadline} from './deadline';
import {noteData, whenSilent} from './silence';

/**
 * Fetches a text. Gives up only when the network falls silent: as long as data arrives, a slow
 * connection is no reason to start over.
 *
 * @throws Error when the answer is not a success, or nothing arrives for the duration of the deadline
 */
export async function readText(url: string, cache: RequestCache = 'default'): Promise<string> {
  const silence = new AbortController();
  const stop = whenSilent(deadline, () =>
    silence.abort(new DOMException(`${url}: nothing arrives.`, 'TimeoutError')),
  );
  try {
    const response = await fetch(url, {cache, signal: silence.signal});
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return await readParts(response);
  } finally {
    stop();
  }
}

async function readParts(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    noteData();
    if (!part || part.done) {
      return text + decoder.decode();
    }
    text += decoder.decode(part.value, {stream: true});
  }
}
