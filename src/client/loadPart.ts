import {askTwice} from './askTwice';
import {findPageGuard} from './pageGuard';

/**
 * Loads a part of the page that the reader has turned to, and returns it. If it doesn't arrive, shows a
 * notice that offers to try again.
 *
 * @param name its name for readers: `menu`
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
