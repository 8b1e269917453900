/** Display names for the sample languages, by the word after the fence. */
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
  // Plain text needs no language name.
  text: '',
  ts: 'TypeScript',
  tsx: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
};
