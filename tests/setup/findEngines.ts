import {findProgram} from './findProgram';

/** Returns the path to Firefox, if installed. */
export function findFirefox(): string | undefined {
  return findProgram(
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  );
}

export interface WebKit {
  /** Path to the WebDriver for WebKitGTK's browser. */
  driver: string;
  /** Path to the virtual display server (Xvfb) that it needs. */
  display: string;
}

/** Returns WebKitGTK, if installed; it is available only on Linux. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  return driver && display ? {driver, display} : undefined;
}
