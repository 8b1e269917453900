import {retryOnce} from './retryOnce';
import {findPageGuard} from './pageGuard';

/**
 * Loads the code for a part of the page, and passes it to `onLoad`. If loading fails, shows a notice with a
 * Retry button.
 *
 * @param name the part's name in the notice, such as `menu`
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
