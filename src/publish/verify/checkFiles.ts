import path from 'node:path';
import {contentTypes, isCompressed, isHashed, notFoundPage} from '../fileRules';
import {forEachConcurrently} from '../forEachConcurrently';
import {versionPathOf} from '../hosts/describedBy';
import {isPage, type CheckedResponse, type HostCheck, type ServedFile} from './check';
import {checkDescribedBy} from './checkAgents';
import {checkCaching, checkSecurityHeaders} from './checkHeaders';

/** In bytes. Smaller files fit in a packet uncompressed. */
const minCompressed = 1400;

/** Text types whose charset the host should send. For the others, a standard defines it. */
const typesWithCharset = new Set(['.html', '.md', '.txt']);

/** Checks every file in the release: content, type, caching, compression, headers. */
export async function checkFiles(host: HostCheck): Promise<void> {
  const files = host.files.filter(({file}) => file !== notFoundPage);
  await forEachConcurrently(files, async (file) => {
    const response = await host.get(file.address);
    if (response) {
      checkFile(host, file, response);
    }
  });
  await checkRevalidation(host, files);
}

function checkFile(host: HostCheck, file: ServedFile, response: CheckedResponse): void {
  const {status, sha256, expect} = response;
  const topic = isPage(file) ? 'pages' : 'content';
  expect(topic, status === 200, `status ${status}`, 'status 200');
  if (status !== 200) {
    return;
  }
  const wanted = `SHA-256 ${file.sha256}, as in the manifest`;
  expect('content', sha256 === file.sha256, `SHA-256 ${sha256}`, wanted);
  checkType(file, response);
  checkCompression(file, response);
  checkCaching(response, isHashed(file.file));
  checkSecurityHeaders(host, response);
  if (isPage(file)) {
    checkDescribedBy(versionPathOf(file.address, host.manifest.rules), response);
  }
}

function checkType({file}: ServedFile, {headers, expect}: CheckedResponse): void {
  const ending = path.extname(file);
  const types = contentTypes[ending] ?? [];
  const found = headers['content-type'] ?? '';
  const [type = '', ...parameters] = found.toLowerCase().split(/\s*;\s*/);
  const hasCharset = !typesWithCharset.has(ending) || parameters.includes('charset=utf-8');
  expect(
    'types',
    types.includes(type) && hasCharset,
    found ? `Content-Type: ${found}` : 'no Content-Type',
    types.join(' or ') + (typesWithCharset.has(ending) ? '; charset=utf-8' : ''),
  );
}

function checkCompression({file, bytes}: ServedFile, {headers, expect}: CheckedResponse): void {
  if (!isCompressed(file) || bytes < minCompressed) {
    return;
  }
  const encoding = headers['content-encoding'];
  const found = encoding ? `Content-Encoding: ${encoding}` : `${bytes} bytes, not compressed`;
  expect('compression', encoding === 'br' || encoding === 'gzip', found, 'br or gzip');
}

/** Revalidates one file of each type with the ETag that the host sent. */
async function checkRevalidation(host: HostCheck, files: readonly ServedFile[]): Promise<void> {
  const requested = files.filter(({file}) => !isHashed(file));
  const oneOfEach = new Map(requested.map((file) => [path.extname(file.file), file]));
  await forEachConcurrently(oneOfEach.values(), async ({address}) => {
    const etag = (await host.get(address))?.headers.etag;
    const again = etag ? await host.get(address, {'If-None-Match': etag}) : undefined;
    const found = `status ${again?.status} to If-None-Match with its own ETag`;
    again?.expect('caching', again.status === 304, found, 'status 304');
  });
}
