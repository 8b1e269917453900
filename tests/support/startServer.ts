import {once} from 'node:events';
import http from 'node:http';
import net, {type AddressInfo} from 'node:net';

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

/** Returns a port on which no program listens. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
