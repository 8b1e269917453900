import fs from 'node:fs';
import {findProgram} from './findProgram';

/** Debian keeps it off the PATH of users. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Where nginx's list of types is. */
const typeFiles = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
  '/usr/local/nginx/conf/mime.types',
];

/** Where Debian keeps the module that serves `.br` files. */
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
];

export interface Nginx {
  program: string;
  /** File that says which types endings have. */
  types: string;
}

/** The system's nginx; undefined where there is none. */
export function findNginx(): Nginx | undefined {
  const program = findProgram(['nginx'], places);
  const types = typeFiles.find((file) => fs.existsSync(file));
  return program && types ? {program, types} : undefined;
}

/** The module of nginx that serves `.br` files; undefined where it isn't installed. */
export function findBrotliModule(): string | undefined {
  return brotliModules.find((file) => fs.existsSync(file));
}
