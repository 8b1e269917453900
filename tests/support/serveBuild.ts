/** Serves `build/` to the browser tests on the given port, with a release's CSP. */
import {policyOf} from '../../src/publish/contentPolicy';
import {securityHeaders} from '../../src/publish/hosts/headers';
import {buildDir} from '../build/builtPages';
import {startStaticHost} from './staticHost';

async function serve(port: number): Promise<void> {
  await startStaticHost({port, headers: securityHeaders(await policyOf(buildDir, []), false)});
}

void serve(Number(process.argv[2]));
