import fs from 'node:fs';
import {findProgram} from './findProgram';

/** Debian doesn't put nginx on users' PATH. */
const locations = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Possible locations of nginx's list of MIME types. */
const mimeTypeFiles = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
  '/usr/local/nginx/conf/mime.types',
];

/** Debian's locations for the module that serves `.br` files. */
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
];

export interface Nginx {
  program: string;
  /** Path to the file that maps extensions to MIME types. */
  types: string;
}

/** Returns the system's nginx, if installed. */
export function findNginx(): Nginx | undefined {
  const program = findProgram(['nginx'], locations);
  const types = mimeTypeFiles.find((file) => fs.existsSync(file));
  return program && types ? {program, types} : undefined;
}

/** Returns the nginx module that serves `.br` files, if installed. */
export function findBrotliModule(): string | undefined {
  return brotliModules.find((file) => fs.existsSync(file));
}
