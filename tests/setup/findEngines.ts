import {findProgram} from './findProgram';

/** Path of Firefox; undefined where there is none. */
export function findFirefox(): string | undefined {
  return findProgram(
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  );
}

export interface WebKit {
  /** Drives the browser that comes with WebKitGTK. */
  driver: string;
  /** A screen that nobody sees, which it needs. */
  screen: string;
}

/** WebKitGTK; undefined where it is missing, as on all systems but Linux. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  return driver && screen ? {driver, screen} : undefined;
}
