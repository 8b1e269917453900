import type {LanguageFacts} from '../facts';

/** Lowercase names that other languages use, separated by spaces, keyed by the equivalent command. */
const commandNames: Record<string, string> = {
  abs: 'fabs',
  char: 'chr fromcharcode',
  characterCode: 'charcodeat ord ascii codepointat',
  currentDate: 'today getdate sysdate curdate',
  currentTime: 'curtime gettime',
  delayProcess: 'delay sleep pause settimeout',
  generateUUID: 'uuid newguid newuuid guid randomuuid createuuid',
  int: 'floor',
  jsonParse: 'parsejson jsondecode json_decode fromjson',
  jsonStringify: 'stringify tojson jsonencode json_encode stringifyjson',
  length: 'len strlen size sizeof',
  logEvent: 'print println printf echo writelog consolelog log warn debug writeline',
  lowercase: 'tolower tolowercase lower lcase strtolower',
  milliseconds: 'tickcount getticks',
  newCollection: 'newarray newlist',
  newObject: 'newmap newdict',
  num: 'parseint parsefloat tonumber number tofloat toint val float',
  objectKeys: 'getkeys',
  objectValues: 'getvalues',
  position: 'indexof strpos instr charindex locate',
  random: 'rand randomint mathrandom',
  replaceString: 'replace replaceall str_replace gsub',
  round: 'roundto tofixed',
  splitString: 'split explode tokenize',
  squareRoot: 'sqrt sqr',
  string: 'tostring str cstr',
  substring: 'substr mid slice left right substringof',
  throw: 'raise throwerror raiseerror',
  timestamp: 'now isodate toisostring utcnow',
  trunc: 'truncate',
  uppercase: 'toupper touppercase upper ucase strtoupper',
  valueType: 'typeof gettype',
  matchRegex: 'regexmatch preg_match',
};

/** Lowercase names that other languages use, separated by spaces, keyed by the equivalent member. */
const memberNames: Record<string, string> = {
  add: 'append push insert',
  all: 'getall findall list',
  append: 'add push upload',
  at: 'get elementat item nth',
  cancelTransaction: 'rollback rollbacktransaction aborttransaction undo',
  clear: 'removeall empty clearall',
  concat: 'addall pushall merge extend union',
  contains: 'includes has',
  copy: 'clone duplicate',
  clone: 'copy duplicate',
  copyTo: 'copy duplicate',
  create: 'mkdir createfile createfolder touch',
  currentUser: 'getuser user',
  delete: 'remove unlink drop deletefile deletefolder rmdir',
  distinct: 'unique uniq',
  drop: 'delete remove destroy',
  eof: 'endoffile iseof atend end',
  every: 'all',
  exists: 'isexisting exist fileexists',
  extract: 'pluck',
  filter: 'where select findall',
  find: 'search detect firstordefault',
  forEach: 'each',
  fromCollection: 'import insertmany createmany bulkinsert',
  fromObject: 'assign fill update set',
  fullName: 'filename',
  get: 'find findbyid getbyid findone findbypk load',
  getContent: 'readbytes read getblob readall getbytes content readfile',
  getCount: 'count size length',
  getHeader: 'header',
  getJSON: 'json getbody body parsebody',
  getKey: 'getid getprimarykey primarykey',
  getText: 'read readtext readall readastext text gettext readfile getstring body',
  includes: 'contains has include',
  indexOf: 'findindexof position search',
  isNew: 'isnewrecord new ispersisted',
  join: 'implode tostring',
  length: 'size count getlength getsize len',
  lock: 'acquire lockentity',
  map: 'select collect transform',
  minus: 'except difference subtract',
  modificationDate: 'lastmodified mtime modified',
  moveTo: 'move',
  new: 'create build add insert createentity newentity',
  orderBy: 'sortby sort order orderbyasc',
  parent: 'folder directory parentfolder',
  push: 'add append pushback addlast insertlast',
  query: 'where filter search find select',
  readLine: 'readln getline nextline',
  reload: 'refresh fetch update',
  remove: 'delete removeat splice drop',
  save: 'store persist update insert write commit saveentity create',
  send: 'write sendmail sendmessage post sendemail',
  setBody: 'send write setcontent settext json setjson',
  setContent: 'writebytes writeblob setblob writefile',
  setHeader: 'addheader header sethttpheader',
  setPrivileges: 'addprivilege grant setprivilege login setroles',
  setStatus: 'setstatuscode statuscode status setcode',
  setText: 'write writetext writeall writeastext save puttext append writefile',
  shift: 'dequeue popfirst removefirst',
  size: 'length getsize bytes',
  slice: 'splice sublist skip take subarray limit',
  some: 'any',
  startTransaction:
    'begintransaction begin opentransaction newtransaction transaction createtransaction',
  status: 'statuscode code',
  stringBody: 'body textbody text content message',
  terminate: 'cancel abort stop kill close',
  toCollection: 'toarray tolist tojson',
  toObject: 'tojson asobject todict serialize',
  touched: 'isdirty ismodified changed haschanged ischanged modified dirty',
  trigger: 'signal notify set release fire raise send emit',
  unlock: 'release unlockentity',
  unshift: 'addfirst prepend insertfirst pushfront',
  url: 'uri path',
  userName: 'user name login username currentuser getuser getusername',
  validateTransaction: 'commit committransaction endtransaction validate accepttransaction',
  verb: 'method httpmethod',
  wait: 'await join send execute run',
  writeLine: 'writeln println appendline putline',
  writeText: 'write append print settext',
  writeBlob: 'write',
  readText: 'read gettext readall',
};

/** Lowercase synonyms, separated by spaces, for properties of documented objects. */
const propertyNames: Record<string, string> = {
  body: 'data content payload json text',
  errCode: 'code errorcode number errno',
  headers: 'header',
  message: 'text description msg errormessage',
  method: 'verb httpmethod type',
  status: 'statuscode code httpstatus',
  statusText: 'message error errormessage reason description statusmessage',
  success: 'ok succeeded issuccess successful',
};

/** Returns this version's command for a name from another language. */
export function commandFor(name: string, {commands}: LanguageFacts): string | undefined {
  return nameFor(name, commandNames, commands);
}

/** Returns the member that corresponds to a name from another language, if `members` includes it. */
export function memberFor(name: string, members: Iterable<string>): string | undefined {
  return nameFor(name, memberNames, new Set(members));
}

/** Returns the property that a name is a synonym for, if `properties` includes it. */
export function synonymOf(name: string, properties: Iterable<string>): string | undefined {
  return nameFor(name, propertyNames, new Set(properties));
}

function nameFor(
  synonym: string,
  names: Record<string, string>,
  known: {has: (name: string) => boolean},
): string | undefined {
  const lower = synonym.toLowerCase();
  return Object.keys(names).find(
    (name) => known.has(name) && names[name]?.split(' ').includes(lower),
  );
}
