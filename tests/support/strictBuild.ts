/** Builds the site as `npm run build` does, and also fails if rendering its pages causes warnings. */
import {spawn} from 'node:child_process';
import {warnings} from './warnings';

const build = spawn('npm run build', {shell: true, stdio: ['ignore', 'pipe', 'pipe']});
let output = '';
for (const stream of [build.stdout, build.stderr]) {
  stream.on('data', (data: Buffer) => {
    process.stdout.write(data);
    output += data.toString();
  });
}
build.on('close', (code) => {
  const found = warnings(output);
  if (found.length > 0) {
    console.error(`The build has warnings (see above): ${found.join(' ')}`);
  }
  process.exit(found.length > 0 ? 1 : (code ?? 1));
});
