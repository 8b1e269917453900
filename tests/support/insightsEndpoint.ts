import http from 'node:http';
import type {AddressInfo} from 'node:net';

interface SentEvent {
  eventType: string;
  index: string;
  objectIDs: string[];
}

export interface InsightsEndpoint {
  /** The publisher's environment variables for the endpoint. */
  environment: Record<string, string>;
  /** The requests it received, oldest first. */
  received: {keys: unknown[]; events: SentEvent[]}[];
  /** Returns the received events of a type, oldest first. */
  sent: (type: string) => SentEvent[];
  stop: () => void;
}

/** Starts a stub of Algolia Insights. */
export async function startInsightsEndpoint(): Promise<InsightsEndpoint> {
  const received: InsightsEndpoint['received'] = [];
  const server = http.createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      if (request.method === 'POST' && request.url === '/1/events') {
        const {headers} = request;
        received.push({
          keys: [headers['x-algolia-application-id'], headers['x-algolia-api-key']],
          ...(JSON.parse(body) as {events: SentEvent[]}),
        });
      }
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    environment: {
      INSIGHTS_APP_ID: 'APPLICATION',
      INSIGHTS_API_KEY: 'key',
      INSIGHTS_INDEX_NAME: 'docs',
      INSIGHTS_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    received,
    sent: (type) =>
      received.flatMap(({events}) => events.filter(({eventType}) => eventType === type)),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
