import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server on this machine. */
export interface RunningServer {
  origin: string;
  stop: () => void;
}

/** Starts a server. @param port any free port by default */
export async function startServer(
  listener: http.RequestListener,
  port?: number,
): Promise<RunningServer> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
