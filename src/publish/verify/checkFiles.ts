import path from 'node:path';
import {contentTypes, isCompressed, isKept, notFoundPage} from '../fileRules';
import type {Answer} from './ask';
import {
  answerOf,
  expectThat,
  forEach,
  isPage,
  servedFiles,
  type Context,
  type ServedFile,
} from './check';
import {checkDescribedBy} from './checkAgents';
import {checkCaching, checkSecurityHeaders} from './checkHeaders';

/** Bytes; smaller files fit into a packet uncompressed. */
const compressedFrom = 1400;

/** Types of text whose charset the host should send. For the others, a standard defines it. */
const namesCharset = new Set(['.html', '.md', '.txt']);

/** Checks every file of the release: content, type, caching, compression, headers. */
export async function checkFiles(context: Context): Promise<void> {
  const files = servedFiles(context.manifest).filter(({file}) => file !== notFoundPage);
  await forEach(files, async (file) => {
    const answer = await answerOf(context, file.address);
    if (answer) {
      checkFile(context, file, answer);
    }
  });
  await checkRevalidation(context, files);
}

function checkFile(context: Context, file: ServedFile, answer: Answer): void {
  const {address} = file;
  const {status} = answer;
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
    answer.sha256 === file.sha256,
    `SHA-256 ${answer.sha256}`,
    `SHA-256 ${file.sha256}, as in the manifest`,
  );
  checkType(context, file, answer);
  checkCompression(context, file, answer);
  checkCaching(context, address, answer, isKept(file.file));
  checkSecurityHeaders(context, address, answer);
  if (isPage(file)) {
    checkDescribedBy(context, address, answer);
  }
}

function checkType(context: Context, {file, address}: ServedFile, {headers}: Answer): void {
  const ending = path.extname(file);
  const types = contentTypes[ending] ?? [];
  const found = headers['content-type'] ?? '';
  const [type = '', ...parameters] = found.toLowerCase().split(/\s*;\s*/);
  const hasCharset = !namesCharset.has(ending) || parameters.includes('charset=utf-8');
  expectThat(
    context,
    'types',
    address,
    types.includes(type) && hasCharset,
    found ? `Content-Type: ${found}` : 'no Content-Type',
    types.join(' or ') + (namesCharset.has(ending) ? '; charset=utf-8' : ''),
  );
}

function checkCompression(
  context: Context,
  {file, address, bytes}: ServedFile,
  {headers}: Answer,
): void {
  if (!isCompressed(file) || bytes < compressedFrom) {
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

/** Revalidates one file of each kind with the identifiers that the host sent. */
async function checkRevalidation(context: Context, files: readonly ServedFile[]): Promise<void> {
  const asked = files.filter(({file}) => !isKept(file));
  const oneOfEach = new Map(asked.map((file) => [path.extname(file.file), file]));
  await forEach(oneOfEach.values(), async ({address}) => {
    const etag = (await answerOf(context, address))?.headers.etag;
    const again = etag && (await answerOf(context, address, {'If-None-Match': etag}));
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
