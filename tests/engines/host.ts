import {createHash} from 'node:crypto';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {policyOf} from '../../src/publish/contentPolicy';
import {securityHeaders} from '../../src/publish/hosts/securityHeaders';
import {buildDir} from '../build/emittedRoutes';
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
export async function startEngineHost(): Promise<{site: string; stop: () => void}> {
  const hash = createHash('sha256').update(errorRecorder).digest('base64');
  const policy = (await policyOf(buildDir, [])).replace(
    'script-src ',
    `script-src 'sha256-${hash}' `,
  );
  const host = await startStaticHost([], undefined, 0, securityHeaders(policy, false));
  const server = http.createServer((request, response) => {
    void forward(`${host.origin}${request.url ?? ''}`, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    site: `http://127.0.0.1:${port}/docs/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      host.stop();
    },
  };
}

async function forward(url: string, response: http.ServerResponse): Promise<void> {
  const upstream = await fetch(url, {redirect: 'manual'});
  const headers = Object.fromEntries(upstream.headers);
  delete headers['content-length'];
  const body = Buffer.from(await upstream.arrayBuffer());
  const isPage = upstream.headers.get('content-type')?.startsWith('text/html');
  response
    .writeHead(upstream.status, headers)
    .end(
      isPage ? body.toString().replace('<head>', `<head><script>${errorRecorder}</script>`) : body,
    );
}
