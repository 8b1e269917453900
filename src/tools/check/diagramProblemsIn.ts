import fs from 'node:fs';
import {diagramProblems} from '../../checks/diagrams';
import type {FileProblem} from '../../checks/problem';
import {pageInFile, type Site} from '../../content/site';

/** Returns the problems with the diagrams in these files, which may not exist. */
export async function diagramProblemsIn(
  files: readonly string[],
  site: Site,
): Promise<FileProblem[]> {
  const problems = await Promise.all(
    files
      .filter((file) => fs.existsSync(file))
      .map(async (file) =>
        (await diagramProblems(pageInFile(site, file))).map((problem) => ({...problem, file})),
      ),
  );
  return problems.flat();
}
