/** The languages of samples, by the word behind the fence, with the names that readers know. */
export const sampleLanguages: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  qs: 'QodlyScript',
  // Its strip says what it is, or nothing.
  text: '',
  ts: 'TypeScript',
  tsx: 'TSX',
};
