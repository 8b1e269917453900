import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

test('what stands behind npm run drift is refused, since it looks at all pages', () => {
  const program = ['--require', './src/tools/runTypeScript.cjs', 'src/tools/drift/index.ts'];
  const {status, stdout, stderr} = spawnSync(process.execPath, [...program, 'docs/faq.md'], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Write npm run drift alone[^\n]*\n$/);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
