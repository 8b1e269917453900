import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {temporaryFolder, writeFiles} from './temporaryFolder';

/** A Git repository with the files that the writers' tools work on. */
export interface WritersSite {
  directory: string;
  write: (file: string, text: string) => void;
  read: (file: string) => string;
  exists: (file: string) => boolean;
  git: (...args: string[]) => string;
}

/** @param files contents by path, such as `docs/faq.md` */
export function createWritersSite(
  files: Record<string, string>,
  released: readonly string[] = ['2.0.0', '0.1.0'],
): WritersSite {
  const directory = temporaryFolder(files);
  const site: WritersSite = {
    directory,
    write: (file, text) => writeFiles(directory, {[file]: text}),
    read: (file) => fs.readFileSync(path.join(directory, file), 'utf8'),
    exists: (file) => fs.existsSync(path.join(directory, file)),
    git: (...args) => execFileSync('git', args, {cwd: directory, encoding: 'utf8'}),
  };
  const trees = ['docs', ...released.map((version) => `versioned_docs/version-${version}`)];
  trees.forEach((tree) => fs.mkdirSync(path.join(directory, tree), {recursive: true}));
  site.write('versions.json', JSON.stringify(released));
  site.git('init', '--quiet');
  site.git('config', 'user.name', 'Writer');
  site.git('config', 'user.email', 'writer@example.com');
  site.git('add', '--all');
  site.git('commit', '--quiet', '--message', 'Initial commit');
  return site;
}

/** Returns a page that passes the checks. */
export function validPage(body: string, title = 'Quotas'): string {
  return `---
title: ${title}
description: How many requests an application may send in a minute, and what happens beyond.
sidebar_label: ${title}
kind: page
---

${body}

${'An application may send a hundred requests in a minute. '.repeat(14).trim()}
`;
}
