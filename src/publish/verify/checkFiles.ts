import path from 'node:path';
import {contentTypes, isCompressed, isHashed, notFoundPage} from '../fileRules';
import type {HostResponse} from './hostRequests';
import {
  responseOf,
  expectThat,
  forEach,
  isPage,
  servedFiles,
  type Context,
  type ServedFile,
} from './check';
import {checkDescribedBy} from './checkAgents';
import {checkCaching, checkSecurityHeaders} from './checkHeaders';

/** In bytes. Smaller files fit in a packet uncompressed. */
const minCompressed = 1400;

/** Text types whose charset the host should send. For the others, a standard defines it. */
const typesWithCharset = new Set(['.html', '.md', '.txt']);

/** Checks every file in the release: content, type, caching, compression, headers. */
export async function checkFiles(context: Context): Promise<void> {
  const files = servedFiles(context.manifest).filter(({file}) => file !== notFoundPage);
  await forEach(files, async (file) => {
    const response = await responseOf(context, file.address);
    if (response) {
      checkFile(context, file, response);
    }
  });
  await checkRevalidation(context, files);
}

function checkFile(context: Context, file: ServedFile, response: HostResponse): void {
  const {address} = file;
  const {status} = response;
  expectThat(
    context,
    isPage(file) ? 'pages' : 'content',
    address,
    status === 200,
    `status ${status}`,
    'status 200',
  );
  if (status !== 200) {
    return;
  }
  expectThat(
    context,
    'content',
    address,
    response.sha256 === file.sha256,
    `SHA-256 ${response.sha256}`,
    `SHA-256 ${file.sha256}, as in the manifest`,
  );
  checkType(context, file, response);
  checkCompression(context, file, response);
  checkCaching(context, address, response, isHashed(file.file));
  checkSecurityHeaders(context, address, response);
  if (isPage(file)) {
    checkDescribedBy(context, address, response);
  }
}

function checkType(context: Context, {file, address}: ServedFile, {headers}: HostResponse): void {
  const ending = path.extname(file);
  const types = contentTypes[ending] ?? [];
  const found = headers['content-type'] ?? '';
  const [type = '', ...parameters] = found.toLowerCase().split(/\s*;\s*/);
  const hasCharset = !typesWithCharset.has(ending) || parameters.includes('charset=utf-8');
  expectThat(
    context,
    'types',
    address,
    types.includes(type) && hasCharset,
    found ? `Content-Type: ${found}` : 'no Content-Type',
    types.join(' or ') + (typesWithCharset.has(ending) ? '; charset=utf-8' : ''),
  );
}

function checkCompression(
  context: Context,
  {file, address, bytes}: ServedFile,
  {headers}: HostResponse,
): void {
  if (!isCompressed(file) || bytes < minCompressed) {
    return;
  }
  const found = headers['content-encoding'];
  expectThat(
    context,
    'compression',
    address,
    found === 'br' || found === 'gzip',
    found ? `Content-Encoding: ${found}` : `${bytes} bytes, not compressed`,
    'br or gzip',
  );
}

/** Revalidates one file of each type with the ETag that the host sent. */
async function checkRevalidation(context: Context, files: readonly ServedFile[]): Promise<void> {
  const requested = files.filter(({file}) => !isHashed(file));
  const oneOfEach = new Map(requested.map((file) => [path.extname(file.file), file]));
  await forEach(oneOfEach.values(), async ({address}) => {
    const etag = (await responseOf(context, address))?.headers.etag;
    const again = etag && (await responseOf(context, address, {'If-None-Match': etag}));
    if (again) {
      expectThat(
        context,
        'caching',
        address,
        again.status === 304,
        `status ${again.status} to If-None-Match with its own ETag`,
        'status 304',
      );
    }
  });
}
