import {pageInFile, pathInVersion, type Site} from '../../content/site';

/**
 * Divides files into parts that take about the same time. Keeps versions of the same page together:
 * most pages are the same in all versions, and each thread parses identical pages once.
 */
export function splitEvenly(files: readonly string[], site: Site, count: number): string[][] {
  const byPath = new Map<string, {files: string[]; sources: Set<string>}>();
  for (const file of files) {
    const path = pathInVersion(site, file);
    const group = byPath.get(path) ?? {files: [], sources: new Set()};
    group.files.push(file);
    group.sources.add(pageInFile(site, file).source);
    byPath.set(path, group);
  }
  const groups = [...byPath.values()]
    .map((group) => ({files: group.files, size: [...group.sources].join('').length}))
    .sort((a, b) => b.size - a.size);
  const parts = Array.from({length: count}, () => ({files: [] as string[], size: 0}));
  for (const group of groups) {
    const smallest = parts.reduce((least, part) => (part.size < least.size ? part : least));
    smallest.files.push(...group.files);
    smallest.size += group.size;
  }
  return parts.map((part) => part.files);
}
