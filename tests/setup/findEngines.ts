import {findProgram} from './findProgram';

/** Returns the path of Firefox, if installed. */
export function findFirefox(): string | undefined {
  return findProgram(
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  );
}

export interface WebKit {
  /** Path of the WebDriver for WebKitGTK's browser. */
  driver: string;
  /** Path of the virtual screen it needs. */
  screen: string;
}

/** Returns WebKitGTK, if installed; it exists only on Linux. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  return driver && screen ? {driver, screen} : undefined;
}
