import type {CallForm, LanguageFacts, ObjectProperties} from '../checks/facts';
import {emptyProject, projectOf} from '../inference/project';
import {parse} from '../parser/parse';
import {toBodies} from '../rules/bodies';
import type {Rule} from '../rules/ruleInput';

function form(text: string, fewest: number, most: number | undefined, result = ''): CallForm {
  return {text, fewest, ...(most !== undefined && {most}), result};
}

const facts: LanguageFacts = {
  version: '2.0',
  constants: new Set(['kShared']),
  elsewhere: new Map(),
  commands: new Map([
    ['file', [form('file(path : string) : 4D.File', 1, 1, '4D.File')]],
    ['folder', [form('folder(path : string) : 4D.Folder', 1, 1, '4D.Folder')]],
    ['length', [form('length(aString : string) : integer', 1, 1, 'integer')]],
    ['uppercase', [form('uppercase(aString : string) : string', 1, 1, 'string')]],
    ['currentDate', [form('currentDate : date', 0, 0, 'date')]],
    ['logEvent', [form('logEvent(message : string {, importance : integer})', 1, 2)]],
    ['formula', [form('formula(formulaExp : expression) : 4D.Function', 1, 1, '4D.Function')]],
    ['throw', [form('throw(errorCode : integer)', 1, 1)]],
    ['trace', [form('trace', 0, 0)]],
    ['storage', [form('storage : object', 0, 0, 'object')]],
    [
      'newSharedObject',
      [form('newSharedObject {(property : string, value : any)} : object', 0, undefined, 'object')],
    ],
    ['lastErrors', [form('lastErrors : collection', 0, 0, 'collection')]],
  ]),
  classes: new Map([
    [
      'File',
      new Map([
        ['setText', [form('.setText(text : string)', 1, 1)]],
        ['open', [form('.open({mode : string}) : 4D.FileHandle', 0, 1, '4D.FileHandle')]],
        ['exists', [form('.exists : boolean', 0, 0, 'boolean')]],
      ]),
    ],
    [
      'Collection',
      new Map([
        ['length', [form('.length : integer', 0, 0, 'integer')]],
        ['push', [form('.push(element : any) : collection', 1, undefined, 'collection')]],
      ]),
    ],
    [
      'DataStore',
      new Map([
        ['startTransaction', [form('.startTransaction()', 0, 0)]],
        ['cancelTransaction', [form('.cancelTransaction()', 0, 0)]],
        ['validateTransaction', [form('.validateTransaction()', 0, 0)]],
      ]),
    ],
    [
      'DataClass',
      new Map([
        ['get', [form('.get(primaryKey : integer) : 4D.Entity', 1, 1, '4D.Entity')]],
        ['new', [form('.new() : 4D.Entity', 0, 0, '4D.Entity')]],
        [
          'query',
          [
            form(
              '.query(queryString : string {, ...value : any}) : 4D.EntitySelection',
              1,
              undefined,
              '4D.EntitySelection',
            ),
          ],
        ],
      ]),
    ],
    [
      'Entity',
      new Map([
        ['save', [form('.save({mode : integer}) : object', 0, 1, 'object')]],
        ['isNew', [form('.isNew() : boolean', 0, 0, 'boolean')]],
        ['drop', [form('.drop({options : object}) : object', 0, 1, 'object')]],
        ['toObject', [form('.toObject({options : object}) : object', 0, 1, 'object')]],
      ]),
    ],
    ['EntitySelection', new Map([['first', [form('.first() : 4D.Entity', 0, 0, '4D.Entity')]]])],
    [
      'HTTPRequest',
      new Map([
        [
          'new',
          [
            form(
              '4D.HTTPRequest.new(url : string {, options : object}) : 4D.HTTPRequest',
              1,
              2,
              '4D.HTTPRequest',
            ),
          ],
        ],
      ]),
    ],
  ]),
  objects: new Map<string, ObjectProperties>([
    ['4D.Entity.drop', {listed: ['mode', 'reason'], given: ['reason'], mentioned: []}],
    ['4D.Entity.toObject', {listed: ['depth'], given: [], mentioned: []}],
    [
      '4D.Entity.save',
      {listed: ['status', 'statusText'], given: ['status', 'statusText'], mentioned: ['success']},
    ],
    [
      '4D.HTTPRequest.new',
      {
        listed: ['method', 'dataType'],
        given: [],
        mentioned: ['onError'],
        values: {dataType: ['text', 'object']},
      },
    ],
    ['4D.File.open', {listed: [], given: [], mentioned: [], values: {mode: ['read', 'write']}}],
    [
      'lastErrors',
      {listed: ['errCode', 'message'], given: ['errCode', 'message'], mentioned: [], isOpen: true},
    ],
  ]),
};

/** Returns a rule's findings as `line: found. hint`. @param otherSources the rest of the project, by path */
export function ruleProblems(
  rule: Rule,
  source: string,
  otherSources: Record<string, string> = {},
): string[] {
  const {file, problems} = parse(source);
  if (!file) {
    throw new Error(problems.map(({found}) => found).join());
  }
  const files = Object.entries(otherSources).flatMap(([path, text]) => {
    const parsed = parse(text).file;
    return parsed ? [{path, file: parsed}] : [];
  });
  const project = files.length > 0 ? projectOf(files) : emptyProject;
  const input = {file, facts, project, precedence: 'byLevel'} as const;
  return rule({...input, bodies: toBodies(input)}).map(
    ({at, found, hint}) => `${at.line}: ${found}. ${hint}`,
  );
}
