import type {LanguageFacts, ObjectProperties} from '../facts';
import {readProject} from '../inference/project';
import {parse} from '../parser/parse';
import {problemsOf} from '../rules';
import {toBodies} from '../rules/bodies';
import type {Rule} from '../rules/ruleInput';
import {parseOverloads} from './parseOverloads';

const facts: LanguageFacts = {
  version: '2.0',
  constants: new Set(['kShared']),
  elsewhere: new Map(),
  commands: parseOverloads(
    'file(path : string) : 4D.File',
    'folder(path : string) : 4D.Folder',
    'length(aString : string) : integer',
    'uppercase(aString : string) : string',
    'currentDate : date',
    'logEvent(message : string {, importance : integer})',
    'formula(formulaExp : expression) : 4D.Function',
    'throw(errorCode : integer)',
    'trace',
    'storage : object',
    'newSharedObject {(property : string, value : any {, ...property : string, ...value : any})} : object',
    'lastErrors : collection',
  ),
  classes: new Map([
    [
      'File',
      parseOverloads(
        '.setText(text : string)',
        '.open({mode : string}) : 4D.FileHandle',
        '.exists : boolean',
      ),
    ],
    ['Collection', parseOverloads('.length : integer', '.push({...element : any}) : collection')],
    [
      'DataStore',
      parseOverloads('.startTransaction()', '.cancelTransaction()', '.validateTransaction()'),
    ],
    [
      'DataClass',
      parseOverloads(
        '.get(primaryKey : integer) : 4D.Entity',
        '.new() : 4D.Entity',
        '.query(queryString : string {, ...value : any}) : 4D.EntitySelection',
      ),
    ],
    [
      'Entity',
      parseOverloads(
        '.save({mode : integer}) : object',
        '.isNew() : boolean',
        '.drop({options : object}) : object',
        '.toObject({options : object}) : object',
      ),
    ],
    ['EntitySelection', parseOverloads('.first() : 4D.Entity')],
    [
      'HTTPRequest',
      parseOverloads('4D.HTTPRequest.new(url : string {, options : object}) : 4D.HTTPRequest'),
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
  const otherFiles = Object.entries(otherSources).map(([path, text]) => ({path, source: text}));
  const project = readProject(otherFiles, parse);
  const input = {file, facts, project, precedence: 'byLevel'} as const;
  return problemsOf(rule, {...input, bodies: toBodies(input)}).map(
    ({at, found, hint}) => `${at.line}: ${found}. ${hint}`,
  );
}
