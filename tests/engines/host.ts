import {createHash} from 'node:crypto';
import {policyOf} from '../../src/publish/contentPolicy';
import {securityHeaders} from '../../src/publish/hosts/headers';
import {buildDir} from '../build/builtPages';
import type {RunningServer} from '../support/startServer';
import {startStaticHost} from '../support/staticHost';

declare global {
  interface Window {
    /** Errors in the page since it began to load. */
    pageErrors: string[];
  }
}

/** A script that runs in each page before anything else. */
const errorRecorder = `window.pageErrors = [];
addEventListener('error', ({message, target}) => pageErrors.push(message || 'failed: ' + (target.src || target.href)), true);
addEventListener('unhandledrejection', ({reason}) => pageErrors.push(String(reason)));
document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => pageErrors.push(violatedDirective + ': ' + blockedURI));`;

/** Serves the site like a release, including its CSP, with a script that records errors. */
export async function startEngineHost(): Promise<RunningServer> {
  const hash = createHash('sha256').update(errorRecorder).digest('base64');
  const policy = (await policyOf(buildDir, [])).replace(
    'script-src ',
    `script-src 'sha256-${hash}' `,
  );
  return startStaticHost({
    headers: securityHeaders(policy, false),
    replace: (response) =>
      response.headers['content-type'] === 'text/html'
        ? {...response, body: withRecorder(response.body.toString())}
        : response,
  });
}

function withRecorder(html: string): string {
  return html.replace('<head>', () => `<head><script>${errorRecorder}</script>`);
}
