/** The languages of samples, by the word behind the fence, with the names that readers know. */
export const sampleLanguages: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  python: 'Python',
  qs: 'QodlyScript',
  sql: 'SQL',
  // Its strip says what it is, or nothing.
  text: '',
  ts: 'TypeScript',
  tsx: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
};
