import {describe, expect, test} from 'vitest';
import {resultOf} from '../../testing/resultOf';
import {blobMembers, functionMembers} from '../calls';
import {documentFunctions, documentProperties} from '../members/documents';
import {handleMembers} from '../members/fileHandles';
import {messageMembers} from '../members/messages';
import {runCode} from '../runCode';
import {specialForms} from '../specialForms';
import {clockCommands} from './clockCommands';
import {commands} from '.';

/** The code of all cases. The results are those of the fact sheets in language/commands. */
const tested: string[] = [];

/** Checks expressions, or the variable `result` of statements. */
function check(cases: [code: string, result: string][]): void {
  tested.push(...cases.map(([code]) => code));
  test.each(cases)('%s is %s', (code, result) => {
    expect(resultOf(code.includes('result = ') ? code : `result = ${code}`)).toBe(result);
  });
}

test('every command, and every member but those of collections, has a case', () => {
  const names = [
    commands,
    specialForms,
    documentProperties,
    documentFunctions,
    handleMembers,
    functionMembers,
    blobMembers,
    messageMembers,
  ].flatMap((table) => Object.keys(table));
  const untested = names.filter(
    (name) => !Object.hasOwn(clockCommands, name) && !tested.some((code) => isUsed(name, code)),
  );
  expect(untested).toEqual([]);
});

function isUsed(name: string, code: string): boolean {
  return new RegExp(`(?<!\\w)${name}(?!\\w)`).test(code);
}

test.each([
  ['currentDate', /^!\d{4}-\d\d-\d\d!$/],
  ['currentTime', /^\?[0-2]\d:[0-5]\d:[0-5]\d\?$/],
  ['generateUUID', /^"[0-9A-F]{32}"$/],
  ['milliseconds', /^\d+$/],
  ['random', /^\d{1,5}$/],
  ['timestamp', /^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"$/],
])('%s differs for each run, and is unknown when results are compared', (name, pattern) => {
  const {values} = runCode(`x = ${name}`, {precedence: 'byLevel', definitions: []});
  expect(values[0]?.text).toMatch(pattern);
  expect(resultOf(`result = ${name}`)).toBe(`${name} is not supported`);
});

describe('strings', () => {
  check([
    ['length("Topaz")', '5'],
    ['substring("08/04/62", 4, 2)', '"04"'],
    ['substring("Emergency", 20, 3)', '""'],
    ['position("day", "Today is the first day", 4)', '20'],
    ['position("ll", "Willow", 1)', '3'],
    ['position("day", "Today is the first day", 1)', '3'],
    ['var n : integer\np = position("œ", "Bœuf", 1, n)\nresult = [p, n]', '[2,1]'],
    ['var n : integer\np = position("oe", "Bœuf", 1, n)\nresult = [p, n]', '[2,1]'],
    [
      'var n : integer\nresult = position("JOEL", "Hello Joël", 1, n, kCaseInsensitive + kDiacriticInsensitive)',
      '7',
    ],
    [
      'var n : integer\nresult = position("ALPHA", "an Alpha", 1, n, kCharCodes + kCaseInsensitive)',
      '4',
    ],
    ['var n : integer\nresult = position("where", "somewhere", 1, n, kWholeWord)', '0'],
    ['position("abc@", "abcd", 1)', '0'],
    ['position("", "")', '0'],
    ['position("", "a")', 'position() of an empty string is not supported'],
    ['position("DAY", "Today is the first day", 1, *)', '0'],
    ['replaceString("Crème brûlée", "Brulee", "caramel")', '"Crème caramel"'],
    ['replaceString("Crème brûlée", "Brulee", "caramel", *)', '"Crème brûlée"'],
    ['replaceString("Willow", "ll", "d")', '"Widow"'],
    ['replaceString("Shout", "o", "")', '"Shut"'],
    ['replaceString("Shout", "", "o")', '"Shout"'],
    ['replaceString("a" + char(kTab) + "b", char(kTab), ",", *)', '"a,b"'],
    ['replaceString("12-34-56", "-", " ", 1)', '"12 34-56"'],
    ['changeString("November", "Dec", 1)', '"December"'],
    ['changeString("Acme", "x", 9)', '"Acme"'],
    ['deleteString("Indentation", 6, 2)', '"Indention"'],
    ['insertString("Shut", "o", 3)', '"Shout"'],
    ['insertString("Shut", "!", 99)', '"Shut!"'],
    ['uppercase("hélène")', '"HELENE"'],
    ['lowercase("DÉJÀ VU", *)', '"déjà vu"'],
    ['char(65) + string(characterCode("Acme"))', '"A65"'],
    ['compareStrings("ete", "été")', '0'],
    ['compareStrings("alpha", "Alpha", kCharCodes)', '1'],
    ['compareStrings("alpha", "Alpha", kCharCodes + kCaseInsensitive)', '0'],
    ['splitString("a,, b", ",", kIgnoreEmptyStrings + kTrimSpaces)', '["a","b"]'],
    [
      'splitString("Acme,1 Elm St,,Lima, NJ, 08075", ",")',
      '["Acme","1 Elm St","","Lima"," NJ"," 08075"]',
    ],
    ['splitString("Acme,, NJ", ",", kIgnoreEmptyStrings)', '["Acme"," NJ"]'],
    ['splitString("Name<tab>Smith<tab>age<tab>40", "<tab>")', '["Name","Smith","age","40"]'],
    ['splitString("Acme", ",")', '["Acme"]'],
    [
      'splitString("1X2", "x")',
      'a separator that the text contains in another spelling is not supported',
    ],
    ['splitString("ab", "")', '["a","b"]'],
    ['matchRegex("a.b", "---a-b---", 1)', 'true'],
    ['matchRegex("a.b", "---a-b---", 1, *)', 'false'],
    ['matchRegex("a.b", "---a-b---", 4, *)', 'true'],
    ['char(0)', 'there is no character with the code 0'],
    ['matchRegex("[0-9]+", "n 12")', 'false'],
  ]);
});

describe('numbers', () => {
  check([
    ['round(-1.5, 0)', '-2'],
    ['round(16.857, 2)', '16.86'],
    ['round(29.8725, 3)', '29.873'],
    ['round(32345.67, -3)', '32000'],
    ['trunc(-216.897, 1)', '-216.9'],
    ['int(-123.4)', '-124'],
    ['round(dec(7.31) * 100, 0)', '31'],
    ['mod(3.5, 2)', '0'],
    ['num("A1B2C3")', '123'],
    ['num("-123e2")', '-12300'],
    ['num("123-456")', '123'],
    ['num("33 333,33", ",")', '33333.33'],
    ['num(true)', '1'],
    ['squareRoot(2)', '1.414213562373'],
    ['sin(30 * Degree)', '0.5'],
    ['bool("Acme")', 'false'],
    ['not(false)', 'true'],
    ['abs(-10.3)', '10.3'],
    ['string(arctan(1) * 4)', '"3.14159265359"'],
    ['round(cos(60 * Degree), 6)', '0.5'],
    ['round(tan(45 * Degree), 6)', '1'],
    ['log(exp(1))', '1'],
    ['trunc(-216.897, -1)', '-220'],
    ['mod(4, 2)', '0'],
    ['num("123e-2")', '1.23'],
    ['num("33 333,33")', '3333333'],
    ['[bool(42), bool(0), bool(null), bool({}.a)]', '[true,false,false,false]'],
    ['0.00001 == 0.00002', 'false'],
    ['setRealComparisonLevel(0.0001)\nresult = (0.00001 == 0.00002)', 'true'],
    ['setRealComparisonLevel(1)\nresult = (0.00001 == 0.00002)', 'false'],
  ]);
});

describe('conversion to text', () => {
  check([
    ['string(1 / 3)', '"0.3333333333333"'],
    ['string(1 / 0)', '"INF"'],
    ['string(32768, "###,##0 inhabitants")', '"32,768 inhabitants"'],
    ['string(-250, "$###,##0.00;($###,##0.00)")', '"($250.00)"'],
    ['string(0, "###;###;none")', '"none"'],
    ['string(759.62, "&3")', '"7.60e+2"'],
    ['string(-1, "&x")', '"0xFFFFFFFF"'],
    ['string(-1, "&$")', '"$FFFFFFFF"'],
    ['string(128, "&x") + string(128, "&$")', '"0x0080$80"'],
    ['string(16384, "&x") + string(16384, "&$")', '"0x4000$4000"'],
    ['string(50.3, "&xml")', '"50.3"'],
    ['string(1 / 3, "##0.00000")', '"0.33333"'],
    ['string(num(1 == 1), "True;;False")', '"True"'],
    ['string(num(1 == 2), "True;;False")', '"False"'],
    ['string(log(-1))', '""'],
    ['string(-1 / 0)', '"-INF"'],
    ['string("a", "##0")', '"a"'],
    ['string({}.a)', '""'],
    ['string(!2023-02-18!, kInternalDateLong)', '"February 18, 2023"'],
    ['string(!2023-02-18!, kInternalDateAbbreviated)', '"Feb 18, 2023"'],
    ['string(!2023-02-18!, kSystemDateLong)', '"Saturday, February 18, 2023"'],
    ['string(!2023-02-18!, kSystemDateAbbreviated)', '"Sat, February 18, 2023"'],
    ['string(!2023-02-18!, kSystemDateShort)', '"02/18/2023"'],
    ['string(!2023-02-18!, kISODate)', '"2023-02-18T00:00:00"'],
    ['string(!2023-02-18!, kISODate, ?18:11:53?)', '"2023-02-18T18:11:53"'],
    ['string(?17:30:45?, kHHMMAMPM)', '"5:30 PM"'],
    ['string(?00:05:00?, kHHMMAMPM) + string(?12:30:00?, kHHMMAMPM)', '"12:05 AM12:30 PM"'],
    ['string(?01:02:03?, kHHMM) + string(?01:02:03?, kHHMMSS)', '"01:0201:02:03"'],
    ['string(?01:02:03?, kISOTime)', '"0000-00-00T01:02:03"'],
    ['string(?01:02:03?, kMinSec)', '"62 minutes 3 seconds"'],
    ['string(?01:02:03?, kHourMin)', '"1 hour 2 minutes"'],
    ['string(?05:07:09?, " H:mm ") + string(?17:07:09?, "hh a")', '"5:0705 PM"'],
    ['string(true)', '"True"'],
    ['string(null)', '"null"'],
    ['string(?17:30:45?, kHourMinSec)', '"17 hours 30 minutes 45 seconds"'],
    ['string(!2023-11-27!, "EEEE d MMMM y GGGG")', '"Monday 27 November 2023 Anno Domini"'],
    ['string(!2023-02-18!)', 'the default format of a date is not supported'],
  ]);
});

describe('dates and times', () => {
  check([
    ['addToDate(!2026-11-21!, 0, 2, 0)', '!2027-01-21!'],
    ['addToDate(!2026-01-31!, 0, 1, 0)', 'a day beyond the end of the month is not supported'],
    ['date("12/25/29")', '!2029-12-25!'],
    ['[date("12/25/30"), date("12/25/1830")]', '[!1930-12-25!,!1830-12-25!]'],
    ['date("2026-11-21T10:00:00")', '!2026-11-21!'],
    [
      '[date("13/35/94"), date("02/30/2026"), date("13/01/2026")]',
      '[!00-00-00!,!00-00-00!,!00-00-00!]',
    ],
    ['addToDate(!2026-11-21!, 1, -11, 12)', '!2027-01-02!'],
    ['[dayNumber(!2026-12-25!), dayNumber(!00-00-00!)]', '[6,2]'],
    ['time("08:15:30")', '?08:15:30?'],
    ['yearOf(!1992-12-25!) + monthOf(!1992-12-25!) + dayOf(!1992-12-25!)', '2029'],
    ['time(10000)', '?02:46:40?'],
    ['timeString(86401)', '"24:00:01"'],
  ]);
});

describe('objects, JSON, and blobs', () => {
  check([
    ['objectKeys({b: 1, a: 2})', '["b","a"]'],
    ['objectEntries({a: 2})', '[{"key":"a","value":2}]'],
    ['objectIsEmpty({})', 'true'],
    ['objectIsEmpty({}.a)', 'true'],
    ['objectValues({b: 1, a: 2})', '[1,2]'],
    ['[objectIsDefined({a: 1}, "a"), objectIsDefined({a: 1}, "A")]', '[true,false]'],
    [
      'o = {name: "Smith", info: {a: 20, b: 30}}\nobjectRemove(o, "name")\nresult = o',
      '{"info":{"a":20,"b":30}}',
    ],
    ['objectClass({}).name', '"Object"'],
    ['[instanceOf({}, 4D.Object), instanceOf({}, 4D.File)]', '[true,false]'],
    ['newObject("name", "Smith", "age", 40)', '{"name":"Smith","age":40}'],
    [
      'c = newCollection("a", "b", "c")\nc[9] = "z"\nresult = [c.length, c[3], c[9]]',
      '[10,null,"z"]',
    ],
    ['objectIsShared(newSharedCollection("alpha"))', 'true'],
    ['valueType(newObject("value", 42).value)', '1'],
    ['folder("/a/b").name', '"b"'],
    ['text = "Crème"\nbase64Encode(text)\nresult = text', '"Q3LDqG1l"'],
    ['text = "Q3LDqG1l"\nbase64Decode(text)\nresult = text', '"Crème"'],
    [
      'text = "a?b"\nvar out : string\nbase64Encode(text, out, *)\nresult = [text, out]',
      '["a?b","YT9i"]',
    ],
    ['text = "a#b"\nvar out : string\nbase64Decode(text, out)\nresult = out', '""'],
    [
      'generateDigest("The quick brown fox jumps over the lazy dog.", kSHA1Digest)',
      '"408d94384216f890ff7a0c3528e8bed1e0b01621"',
    ],
    ['objectIsShared(newSharedObject("a", 1))', 'true'],
    ['objectIsShared(objectCopy(newSharedObject("a", 1)))', 'false'],
    ['valueType([1])', '42'],
    ['jsonParse("{\\"a\\": [1, null]}")', '{"a":[1,null]}'],
    ['jsonParse("[1]", kCollection)', '[1]'],
    ['jsonParse("1", kString)', 'jsonParse() of a value of another type is not supported'],
    ['jsonStringify(?00:01:00?) + jsonStringify(null) + jsonStringify(1.5)', '"60null1.5"'],
    ['jsonStringify({a: "x", b: [true]})', '"{\\"a\\":\\"x\\",\\"b\\":[true]}"'],
    ['convertToString(convertFromString("é", "UTF-8"), 106)', '"é"'],
    ['generateDigest("", kMD5Digest)', '"d41d8cd98f00b204e9800998ecf8427e"'],
    ['file("/DATA/a/b.txt").parent.name', '"a"'],
    ['file("/DATA/b.txt").exists', 'the content of the disk is not known'],
    ['4D.SMTPTransporter.new({host: "h"}).port', '587'],
  ]);
});

describe('files', () => {
  const file = 'f = file("/DATA/Infos.txt")\n';
  const text = `${file}f.setText("a\\nb")\n`;
  const open = (mode: string) => `${text}h = f.open("${mode}")\n`;
  check([
    [`${file}result = [f.fullName, f.name, f.extension]`, '["Infos.txt","Infos",".txt"]'],
    ['result = file("/DATA/Infos").extension', '""'],
    [`${file}result = [f.isFile, f.isFolder]`, '[true,false]'],
    [`${file}result = [f.create(), f.create(), f.exists, f.size]`, '[true,false,true,0]'],
    [`${text}f.delete()\nresult = [f.exists, f.size]`, '[false,0]'],
    ['result = folder("/a").folder("b").file("c.txt").parent.fullName', '"b"'],
    [`${text}result = f.rename(f.name + "_new" + f.extension).fullName`, '"Infos_new.txt"'],
    [
      `${text}m = f.moveTo(folder("/a"), "old.txt")\nresult = [m.getText(), f.exists]`,
      '["a\\nb",false]',
    ],
    [
      `${text}a = f.createAlias(folder("/a"), "link")\nresult = [a.isAlias, a.original.name]`,
      '[true,"Infos"]',
    ],
    [`${text}result = [f.isAlias, f.getContent().size]`, '[false,3]'],
    [`${file}f.setContent(convertFromString("abc", "UTF-8"))\nresult = f.getText()`, '"abc"'],
    [
      'b = 4D.Blob.new(convertFromString("abcd", "UTF-8"))\nresult = convertToString(b.slice(1, 3), "UTF-8")',
      '"bc"',
    ],
    [
      `${open('read')}result = [h.readLine(), h.readLine(), h.eof, h.getSize()]`,
      '["a","b",true,3]',
    ],
    [
      `${open('read')}result = [h.readText("x"), h.offset, h.readBlob(1).size, h.offset]`,
      '["",0,1,1]',
    ],
    [`${open('append')}h.writeLine("c")\nh.writeText("d")\nresult = f.getText()`, '"a\\nbc\\nd"'],
    [`${open('append')}h.writeBlob(convertFromString("c", "UTF-8"))\nresult = f.size`, '4'],
    [`${open('write')}h.setSize(0)\nresult = f.size`, '0'],
    [`${open('write')}h.setSize(2)\nresult = f.size`, 'the content of the file is not known'],
    [
      'f = file("/a.txt")\nf.setText("été")\nresult = f.open().readLine()',
      'reading text with accents from a file handle is not supported',
    ],
    ['file("/a.txt").setText("Lyon")\nresult = file("/a.txt").getText()', '"Lyon"'],
    ['file("/a.txt").setText("é", "UTF-8")\nresult = file("/a.txt").size', '5'],
    [
      'file("/a.txt").setText("a\\nb", "UTF-8-no-bom", kDocumentWithCRLF)\nresult = file("/a.txt").size',
      '4',
    ],
    [
      'file("/a.txt").setText("a")\nfile("/a.txt").delete()\nresult = file("/a.txt").exists',
      'false',
    ],
    ['result = [folder("/a").create(), folder("/a").create()]', '[true,false]'],
    ['result = file("/a.txt").copyTo(folder("/b"), "c.txt").fullName', '"c.txt"'],
    [
      'file("/a.txt").setText(unheardOf)\nresult = file("/a.txt").size',
      'the content of the file is not known',
    ],
    [
      'file("/a.txt").setText("a;b")\nh = file("/a.txt").open("read")\nresult = [h.readText(";"), h.offset, h.readText(), h.eof]',
      '["a",2,"b",true]',
    ],
    [
      'file("/a.txt").setText("a")\nh = file("/a.txt").open("append")\nh.writeText("b")\nresult = file("/a.txt").getText()',
      '"ab"',
    ],
  ]);
});

describe('files that exist when the run begins', () => {
  const files = {
    '/DATA/report.txt': '42 invoices',
    '/DATA/.hidden': '',
    '/DATA/Photos/team/lind.jpg': {base64: '/9j/'},
    '/DATA/report.zip': {archive: {'/report.txt': '42', '/data/figures.txt': '36'}},
  };
  const zip = 'root = zipReadArchive(file("/DATA/report.zip")).root\n';
  const create = (destination: string) =>
    `s = zipCreateArchive(folder("/DATA/Photos"), file("${destination}"))\n`;
  const caught = (code: string) => `try\n\t${code}\n\tresult = 0\ncatch\n\tresult = `;
  const code = 'lastErrors[0].errCode\nend';
  const cases: [source: string, result: string][] = [
    ['result = file("/DATA/report.txt").getText()', '"42 invoices"'],
    [
      'result = folder("/DATA").files().extract("fullName")',
      '["report.txt",".hidden","report.zip"]',
    ],
    ['result = folder("/DATA").files(kRecursive + kIgnoreInvisible).length', '3'],
    ['result = folder("/DATA").folders(kRecursive).extract("name")', '["Photos","team"]'],
    ['result = [file("/DATA/.hidden").hidden, file("/DATA/report.txt").hidden]', '[true,false]'],
    ['result = file("/DATA/report.txt").isWritable', 'true'],
    ['result = file("/DATA/none.txt").isWritable', 'false'],
    ['result = (file("/DATA/report.txt").modificationDate == currentDate)', 'true'],
    ['result = (currentTime - file("/DATA/report.txt").modificationTime <= ?00:01:00?)', 'true'],
    [`${caught('file("/DATA/none.txt").getText()')}${code}`, '-43'],
    [`${caught('folder("/DATA/Photos").delete()')}${code}`, '-47'],
    [`${caught('folder("/DATA/none").delete()')}${code}`, '-120'],
    [`${caught('file("/DATA/none.txt").open("read")')}${code}`, '-43'],
    ['folder("/DATA/none").delete(kDeleteWithContents)\nresult = 1', '1'],
    [
      'folder("/DATA/Photos").delete(kDeleteWithContents)\nresult = file("/DATA/Photos/team/lind.jpg").exists',
      'false',
    ],
    ['result = folder("/DATA/a/b").create()\nresult = folder("/DATA/a").exists', 'true'],
    [`${caught('file("/DATA/report.txt").copyTo(folder("/DATA/none"))')}"error"\nend`, '"error"'],
    [`${caught('file("/DATA/report.txt").copyTo(folder("/DATA"), "a:b")')}"error"\nend`, '"error"'],
    [`${caught('file("/DATA/report.txt").copyTo(folder("/DATA"))')}"error"\nend`, '"error"'],
    [`${caught('file("/DATA/report.txt").rename(".hidden")')}"error"\nend`, '"error"'],
    [
      'result = file("/DATA/report.txt").copyTo(folder("/DATA"), ".hidden", kOverwrite).getText()',
      '"42 invoices"',
    ],
    [
      'folder("/DATA/Photos").rename("Images")\nresult = [folder("/DATA/Photos").exists, file("/DATA/Images/team/lind.jpg").exists]',
      '[false,true]',
    ],
    [
      'h = file("/LOGS/new.txt").open({mode: "append", breakModeWrite: "crlf"})\nh.writeLine("a")\nresult = file("/LOGS/new.txt").size',
      '3',
    ],
    [`${zip}result = root.file("report.txt").getText()`, '"42"'],
    [`${zip}result = root.files(kRecursive).extract("path")`, '["report.txt","data/figures.txt"]'],
    [`${zip}result = [root.parent, root.folder("data").exists]`, '[null,true]'],
    [`${zip}result = root.file("report.txt").isWritable`, 'false'],
    [`${zip}result = root.file("report.txt").copyTo(folder("/LOGS")).path`, '"/LOGS/report.txt"'],
    [
      `${create('/DATA/photos.zip')}result = [s.success, zipReadArchive(file("/DATA/photos.zip")).root.files(kRecursive)[0].path]`,
      '[true,"Photos/team/lind.jpg"]',
    ],
    [
      `${create('/DATA/none/photos.zip')}result = [s.success, s.statusText]`,
      '[false,"Cannot create ZIP archive"]',
    ],
  ];
  tested.push(...cases.map(([source]) => source));
  test.each(cases)('%s is %s', (source, result) => {
    const {values, stop} = runCode(source, {precedence: 'byLevel', definitions: [], files});
    expect(stop).toBeUndefined();
    expect(values.at(-1)?.text).toBe(result);
  });

  test.each([
    [`${zip}root.copyTo(folder("/DATA"))`, 'Where the contents of the root end up is not known.'],
    [`${zip}root.delete()`, '.delete() on a file or folder is not supported.'],
    [create('/DATA/report.zip'), 'Whether it replaces /DATA/report.zip is not known.'],
    ['file("/DATA/none/a.txt").setText("")', 'There is no folder /DATA/none.'],
    [
      'file("/DATA/report.txt").moveTo(folder("/DATA"), ".hidden")',
      'Whether it replaces /DATA/.hidden is not known.',
    ],
  ])('%j stops, because the result is not documented', (source, message) => {
    const {stop} = runCode(source, {precedence: 'byLevel', definitions: [], files});
    expect(stop).toMatchObject({kind: 'unsupported', message});
  });
});

describe('processes and messages', () => {
  check([
    ['semaphore("a")\nclearSemaphore("a")\nresult = testSemaphore("a")', 'false'],
    ['semaphore("a")\nresult = [testSemaphore("a"), testSemaphore("b")]', '[true,false]'],
    ['s = newSignal("a")\nw = s.wait(1)\ns.trigger()\nresult = [w, s.wait(1)]', '[false,true]'],
    ['s = newSignal\nsomeMethod(s)\nresult = s.wait(1)', 'someMethod() is not supported'],
    [
      'a = 4D.MailAttachment.new(file("/a.pdf"), "", "x")\nresult = a.type + a.disposition',
      '"application/pdfinline"',
    ],
    [
      'm = 4D.OutgoingMessage.new()\nm.setBody("a")\nm.setStatus(404)\nresult = [m.body, m.status]',
      '["a",404]',
    ],
  ]);
});

describe('passwords, handlers, and assertions', () => {
  const hash = 'hash = generatePasswordHash("blue", {cost: 4})\n';
  const handlers = 'onErrCall("local")\nonErrCall("global", kGlobal)\n';
  const off = 'setAssertEnabled(false)\nassert(1 > 2)\n';
  const caught = (code: string) => `try\n\t${code}\ncatch\n\te = lastErrors[0]\nend\n`;
  check([
    [`${hash}result = verifyPasswordHash("blue", hash)`, 'true'],
    [`${hash}result = verifyPasswordHash("Blue", hash)`, 'false'],
    [`${handlers}result = methodCalledOnError`, '"local"'],
    [`${handlers}result = methodCalledOnError(kGlobal)`, '"global"'],
    ['result = methodCalledOnError', '""'],
    [`${off}result = asserted(1 > 2)`, 'false'],
    [`${off}result = getAssertEnabled`, 'false'],
    [
      `${caught('assert(false, "no name")')}result = [e.errCode, e.message]`,
      '[-10518,"Assert failed: no name"]',
    ],
    [
      `${caught('throw(50042, "This is a custom error")')}result = e.message`,
      '"This is a custom error"',
    ],
    [`${caught('throw(5)')}result = e.message`, '"Error code 5: (host)"'],
    [
      `${caught('throw({message: "{a} is wrong", a: "x"})')}result = [e.errCode, e.message]`,
      '[-1,"x is wrong"]',
    ],
    ['result = lastErrors', 'null'],
  ]);
});

describe('variables and parameters', () => {
  check([
    ['a = 10\nf = formula(a + $1)\na = 20\nresult = f.call(null, 1)', '11'],
    ['result = formulaFromString("1 + $1").call(null, 2)', '3'],
    ['result = formula($1 + $2).apply(null, [10, 20])', '30'],
    ['f = formula(countParameters)\nresult = f.call(null, 5, 6)', '2'],
    ['f = formula(copyParameters(2))\nresult = f.call(null, 5, 6)', '[6]'],
    ['var n : integer\nn = 5\nclearVariable(n)\nresult = n', '0'],
    ['var n : string\nresult = [type(n), valueType("a"), valueType([1])]', '[2,2,42]'],
    ['o = {a: null}\nresult = [undefined(o.a), undefined(o.b), o.b == null]', '[false,true,true]'],
    ['result = [true, false, null]', '[true,false,null]'],
    ['result = storage.counters', '.counters of this object is not supported'],
    ['result = webForm', 'webForm needs a Page in a browser'],
  ]);
});
