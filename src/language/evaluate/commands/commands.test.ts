import {describe, expect, test} from 'vitest';
import {resultOf} from '../../testing/resultOf';

function check(cases: [expression: string, result: string][]): void {
  test.each(cases)('%s is %s', (expression, result) => {
    expect(resultOf(`result = ${expression}`)).toBe(result);
  });
}

describe('strings', () => {
  check([
    ['length("Topaz")', '5'],
    ['substring("08/04/62", 4, 2)', '"04"'],
    ['substring("Emergency", 20, 3)', '""'],
    ['position("day", "Today is the first day", 4)', '20'],
    ['position("DAY", "Today is the first day", 1, *)', '0'],
    ['replaceString("Crème brûlée", "Brulee", "caramel")', '"Crème caramel"'],
    ['replaceString("Crème brûlée", "Brulee", "caramel", *)', '"Crème brûlée"'],
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
    ['splitString("ab", "")', '["a","b"]'],
    ['matchRegex("a.b", "---a-b---", 4, *)', 'true'],
    ['matchRegex("[0-9]+", "n 12")', 'false'],
  ]);
});

describe('numbers', () => {
  check([
    ['round(-1.5, 0)', '-2'],
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
    ['date("13/35/94")', '!00-00-00!'],
    ['dayNumber(!2026-12-25!)', '6'],
    ['yearOf(!1992-12-25!) + monthOf(!1992-12-25!) + dayOf(!1992-12-25!)', '2029'],
    ['time(10000)', '?02:46:40?'],
    ['timeString(86401)', '"24:00:01"'],
    ['currentDate', 'currentDate is not supported'],
  ]);
});

describe('objects, JSON, and blobs', () => {
  check([
    ['objectKeys({b: 1, a: 2})', '["b","a"]'],
    ['objectEntries({a: 2})', '[{"key":"a","value":2}]'],
    ['objectIsEmpty({})', 'true'],
    ['objectIsShared(newSharedObject("a", 1))', 'true'],
    ['objectIsShared(objectCopy(newSharedObject("a", 1)))', 'false'],
    ['valueType([1])', '42'],
    ['jsonParse("{\\"a\\": [1, null]}")', '{"a":[1,null]}'],
    ['jsonStringify({a: "x", b: [true]})', '"{\\"a\\":\\"x\\",\\"b\\":[true]}"'],
    ['convertToString(convertFromString("é", "UTF-8"), 106)', '"é"'],
    ['generateDigest("", kMD5Digest)', '"d41d8cd98f00b204e9800998ecf8427e"'],
    ['file("/DATA/a/b.txt").parent.name', '"a"'],
    ['file("/DATA/b.txt").exists', 'the content of the disk is not known'],
    ['4D.SMTPTransporter.new({host: "h"}).port', '587'],
  ]);
});

describe('files', () => {
  test.each([
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
  ])('evaluates %j', (source, result) => {
    expect(resultOf(source)).toBe(result);
  });
});

describe('processes, messages, and new entities', () => {
  test.each([
    ['semaphore("a")\nresult = [testSemaphore("a"), testSemaphore("b")]', '[true,false]'],
    ['s = newSignal("a")\nw = s.wait(1)\ns.trigger()\nresult = [w, s.wait(1)]', '[false,true]'],
    ['s = newSignal\nsomeMethod(s)\nresult = s.wait(1)', 'someMethod() is not supported'],
    [
      'a = 4D.MailAttachment.new(file("/a.pdf"), "", "x")\nresult = a.type + a.disposition',
      '"application/pdfinline"',
    ],
    [
      'e = ds.A.new()\ne.name = "b"\ns = e.save()\nresult = [e.name, e.isNew(), s.success]',
      '["b",false,true]',
    ],
    ['e = ds.A.new()\nresult = e.name', '.name of the data is not supported'],
    ['e = ds.A.new()\nresult = objectKeys(e)', 'not all properties of the object are known'],
  ])('evaluates %j', (source, result) => {
    expect(resultOf(source)).toBe(result);
  });
});

test('only the hashed password matches the hash', () => {
  const source = (password: string) =>
    `hash = generatePasswordHash("blue")\nresult = verifyPasswordHash("${password}", hash)`;
  expect(resultOf(source('blue'))).toBe('true');
  expect(resultOf(source('Blue'))).toBe('false');
});

test('methodCalledOnError returns the handler installed for the same scope', () => {
  const source = 'onErrCall("local")\nonErrCall("global", kGlobal)\n';
  expect(resultOf(`${source}result = methodCalledOnError`)).toBe('"local"');
  expect(resultOf(`${source}result = methodCalledOnError(kGlobal)`)).toBe('"global"');
});

test('disabled assertions raise no error', () => {
  const source = 'setAssertEnabled(false)\nassert(1 > 2)\n';
  expect(resultOf(`${source}result = asserted(1 > 2)`)).toBe('false');
  expect(resultOf(`${source}result = getAssertEnabled`)).toBe('false');
});
