import {askTwice} from './askTwice';
import './pageGuard';

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
    give(await askTwice(ask));
  } catch {
    window.pageGuard.show(`Couldn't load the ${name}.`, () => {
      window.pageGuard.hide();
      void loadPart(name, ask, give);
    });
  }
}
