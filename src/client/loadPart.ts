import {askTwice} from './askTwice';
import {findPageGuard} from './pageGuard';

/**
 * Loads a part of the page that the reader has turned to, and gives it on. When it does not come, a notice
 * says so, and offers to try again.
 *
 * @param name what the reader calls it: `menu`
 */
export async function loadPart<Part>(
  name: string,
  ask: () => Promise<Part>,
  give: (part: Part) => void,
): Promise<void> {
  try {
    const part = await askTwice(ask);
    findPageGuard()?.hide(name);
    give(part);
  } catch {
    const retry = () => void loadPart(name, ask, give);
    findPageGuard()?.show(`Couldn't load the ${name}.`, retry, name);
  }
}
