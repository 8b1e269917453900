import {EventEmitter} from 'node:events';
import http from 'node:http';
import {expect, test, vi} from 'vitest';
import {openHost} from './hostRequests';

test('a host that stays silent fails the request', async () => {
  const sent = Object.assign(new EventEmitter(), {
    destroy: (error: Error) => sent.emit('error', error),
  });
  vi.spyOn(http, 'get').mockReturnValueOnce(sent as unknown as http.ClientRequest);
  const response = openHost('http://127.0.0.1').request('/docs/');
  sent.emit('timeout');
  await expect(response).rejects.toThrow('no response within 20 s');
});
