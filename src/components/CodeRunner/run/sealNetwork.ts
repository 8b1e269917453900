/** What could reach the network or the browser's storage, or start code that could. */
const names = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'MessageChannel',
  'FontFace',
  'fonts',
  'navigator',
  'indexedDB',
  'caches',
  'cookieStore',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
];

/** Removes these names from the worker, whether they are its own or inherited. */
for (let holder: object | null = self; holder; holder = Object.getPrototypeOf(holder) as object) {
  for (const name of names) {
    Reflect.deleteProperty(holder, name);
  }
}
