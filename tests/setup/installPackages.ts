import {spawnSync} from 'node:child_process';
import {findProgram} from './findPrograms';

/**
 * Installs Debian packages if apt can run without a prompt, and logs that it does.
 *
 * @param purpose such as `the release tests`
 * @returns why they are still missing, or undefined if they were installed
 */
export function installPackages(packages: readonly string[], purpose: string): string | undefined {
  if (process.env.NO_INSTALL) {
    return 'NO_INSTALL is set';
  }
  if (!findProgram(['apt-get'])) {
    return 'apt is not available';
  }
  const asRoot = commandForRoot();
  if (!asRoot) {
    return 'apt needs root or passwordless sudo';
  }
  console.log(
    `Installing ${packages.join(' and ')} with apt, for ${purpose} (NO_INSTALL=1 prevents it).`,
  );
  const command = [...asRoot, 'sh', '-e', '-c', installation, 'sh', ...packages];
  const [program = '', ...args] = command;
  const {status, stderr} = spawnSync(program, args, {encoding: 'utf8'});
  return status === 0 ? undefined : `apt failed: ${stderr.trim()}`;
}

/** Returns the prefix that runs a command as root, empty or sudo; undefined if sudo needs a password. */
function commandForRoot(): string[] | undefined {
  if (process.getuid?.() === 0) {
    return [];
  }
  const sudo = findProgram(['sudo']);
  return sudo && spawnSync(sudo, ['-n', 'true']).status === 0 ? [sudo, '-n'] : undefined;
}

/** The policy file keeps Debian from starting the web server it installs. */
const installation = `
apt-get update
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  printf '#!/bin/sh\\nexit 101\\n' > "$policy"
  chmod +x "$policy"
fi
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
`;
