import {retryOnce} from './retryOnce';
import {findPageGuard} from './pageGuard';

/**
 * Loads a part of the page that the reader wants to use, and passes it to `onLoad`. If it doesn't arrive,
 * shows a notice with a Retry button.
 *
 * @param name its name in the notice, such as `menu`
 */
export async function loadPart<Part>(
  name: string,
  load: () => Promise<Part>,
  onLoad: (part: Part) => void,
): Promise<void> {
  try {
    const part = await retryOnce(load);
    findPageGuard()?.hide(name);
    onLoad(part);
  } catch {
    const retry = () => void loadPart(name, load, onLoad);
    findPageGuard()?.show(`Couldn't load the ${name}.`, retry, name);
  }
}
