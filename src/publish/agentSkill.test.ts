import {createHash} from 'node:crypto';
import {load} from 'js-yaml';
import {expect, test} from 'vitest';
import {smallRules} from '../../tests/support/smallRelease';
import {agentSkillFiles, skillIndexFile} from './agentSkill';

const files = agentSkillFiles('https://docs.example.com', smallRules);
const index = JSON.parse(files.get(skillIndexFile) ?? '') as {
  skills: {name: string; type: string; description: string; url: string; digest: string}[];
};

test('the index lists the skill with a digest of its file', () => {
  const [skill] = index.skills;
  expect(skill?.url).toBe('/.well-known/agent-skills/write-qodlyscript/SKILL.md');
  const text = files.get(skill?.url.slice(1) ?? '') ?? '';
  expect(skill?.digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  expect(load(text.split('---')[1] ?? '')).toEqual({
    name: skill?.name,
    description: skill?.description,
  });
});

test('the skill links to the files for each version, and to the program that checks code', () => {
  const text = [...files.values()].join('');
  for (const expected of [
    'https://docs.example.com/docs/llms.txt',
    'https://docs.example.com/docs/next/llms.txt',
    'https://docs.example.com/docs/reference-0.2.0.json',
    'https://docs.example.com/docs/openapi-0.1.0.json',
    'qodly-check --version VERSION FILES',
  ]) {
    expect(text).toContain(expected);
  }
});
