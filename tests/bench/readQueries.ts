import fs from 'node:fs';
import path from 'node:path';
import {latest} from '../support/versions';

/** A reader's query and its correct answers, as routes relative to the version; any one of them is enough. */
export interface BenchQuery {
  category: string;
  query: string;
  /** An answer with an anchor requires that section. */
  answers: string[];
}

export type QuerySet =
  'general' | 'hard' | 'heldOut' | 'blind' | 'questions' | 'platform' | 'types' | 'words';

/** Reads one of the sets in `queries/`: lines of a category, a query, and its answers; `# ` begins a comment. */
export function readQueries(set: QuerySet): BenchQuery[] {
  return fs
    .readFileSync(path.resolve('tests/bench/queries', `${set}.tsv`), 'utf8')
    .replaceAll('{latest}', latest)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [category = '', query = '', answers = ''] = line.split('\t');
      return {category, query, answers: answers.split(' ').filter(Boolean)};
    });
}
