import type {AddressRules} from '../addresses/fixAddress';
import {openApiFile} from '../config/publishedFiles';
import {checkerCommand, checkerGuide, referencePath} from '../export/shared/codeTools';
import {indexPath} from '../export/shared/versionNotice';
import {sha256Of} from './fileRules';

/** The folder where agents look for skills, relative to the host's root. */
const folder = '.well-known/agent-skills/';

/** The list of skills, in the format defined by version 0.2.0 of the Agent Skills Discovery RFC. */
export const skillIndexFile = `${folder}index.json`;

const name = 'write-qodlyscript';
const description =
  'Write and check QodlyScript code for a version of Qodly. Use it when a task involves Qodly, QodlyScript, .4qs files, or the Qodly REST API.';

/**
 * Builds a skill that tells agents how to write code for a version, and the index that lists it, keyed by
 * path relative to the host's root.
 */
export function agentSkillFiles(siteUrl: string, rules: AddressRules): Map<string, string> {
  const skill = buildSkill(siteUrl, rules);
  const file = `${folder}${name}/SKILL.md`;
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name,
        type: 'skill-md',
        description,
        url: `/${file}`,
        digest: `sha256:${sha256Of(skill)}`,
      },
    ],
  };
  return new Map([
    [skillIndexFile, `${JSON.stringify(index, undefined, 1)}\n`],
    [file, skill],
  ]);
}

function buildSkill(siteUrl: string, {baseUrl, latest, others}: AddressRules): string {
  const versions = [
    {label: latest, path: baseUrl, note: ' (latest)'},
    ...others.map((label) => ({label, path: `${baseUrl}${label}/`, note: ''})),
  ];
  const rows = versions.map(({label, path, note}) => {
    const files = [indexPath(path), referencePath(baseUrl, label), baseUrl + openApiFile(label)];
    return `| ${label}${note} | ${files.map((file) => `<${siteUrl}${file}>`).join(' | ')} |`;
  });
  return `---
name: ${name}
description: ${description}
---

# Write QodlyScript

1. Find out which version of Qodly the project uses. If nothing says so, use the latest. Never mix versions: names and signatures differ.
2. Read the index of that version, and the files that it says to read first.
3. Look up each command, class, and member that you use in the reference. Don't guess names from other languages.
4. Check your code with [qodly-check](${checkerGuide}), and correct it until there are no errors:

   \`\`\`sh
   ${checkerCommand('VERSION')}
   \`\`\`

| Version | Index | Reference | REST API |
|---|---|---|---|
${rows.join('\n')}

Each page is also Markdown at its address with \`.md\` at the end.
`;
}
