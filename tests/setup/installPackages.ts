import {spawnSync} from 'node:child_process';
import {findProgram} from './findProgram';

/**
 * Installs packages of Debian where apt can do so without asking anyone, and says so.
 *
 * @param purpose what they are for: `the tests of releases`
 * @returns why they are still missing; undefined when they were installed
 */
export function installPackages(packages: readonly string[], purpose: string): string | undefined {
  if (process.env.NO_INSTALL) {
    return 'NO_INSTALL is set';
  }
  if (!findProgram(['apt-get'])) {
    return 'there is no apt';
  }
  const asRoot = commandForRoot();
  if (!asRoot) {
    return 'apt needs root or passwordless sudo';
  }
  console.log(
    `Installing ${packages.join(' and ')} with apt, for ${purpose} (NO_INSTALL=1 prevents it).`,
  );
  const command = [...asRoot, 'sh', '-e', '-c', installation, 'sh', ...packages];
  const [program = '', ...options] = command;
  const {status, stderr} = spawnSync(program, options, {encoding: 'utf8'});
  return status === 0 ? undefined : `apt failed: ${stderr.trim()}`;
}

/** What runs a command as root: nothing more, or sudo; undefined where it would ask for a password. */
function commandForRoot(): string[] | undefined {
  if (process.getuid?.() === 0) {
    return [];
  }
  const sudo = findProgram(['sudo']);
  return sudo && spawnSync(sudo, ['-n', 'true']).status === 0 ? [sudo, '-n'] : undefined;
}

/** The policy keeps Debian from starting a web server that nobody asked for. */
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
