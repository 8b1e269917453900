import http from 'node:http';
import https from 'node:https';
import zlib from 'node:zlib';
import {sha256Of} from '../fileRules';

/** A host's response to a request. */
export interface HostResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Hash of the uncompressed content. */
  sha256: string;
  body: Buffer;
}

/** Requests a path as is, including everything that `fetch` would normalize. Doesn't follow redirects. */
export type SendRequest = (path: string, headers?: Record<string, string>) => Promise<HostResponse>;

const maxConcurrent = 16;
const timeout = 20_000;

/** @param origin the host's origin: `https://docs.example.com` */
export function openHost(origin: string): {request: SendRequest; stop: () => void} {
  const {protocol, hostname, port} = new URL(origin);
  const client = protocol === 'https:' ? https : http;
  const agent = new client.Agent({keepAlive: true, maxSockets: maxConcurrent});
  const request: SendRequest = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const sent = client.get(
        {
          // Node.js refuses control characters in `path`, so the lists of URLs escape them.
          path,
          hostname: hostname.replace(/^\[|\]$/g, ''),
          port,
          agent,
          timeout,
          headers: {'Accept-Encoding': 'br, gzip', ...headers},
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            try {
              const body = unpack(Buffer.concat(chunks), response.headers['content-encoding']);
              const {statusCode: status = 0, headers} = response;
              resolve({status, headers, sha256: sha256Of(body), body});
            } catch (error) {
              reject(error as Error);
            }
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no response within ${timeout / 1000} s`)));
      sent.on('error', reject);
    });
  return {request, stop: () => agent.destroy()};
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) {
    return body;
  }
  switch (encoding) {
    case 'br':
      return zlib.brotliDecompressSync(body);
    case 'gzip':
      return zlib.gunzipSync(body);
    default:
      return body;
  }
}
