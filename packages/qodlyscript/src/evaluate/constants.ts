import {formats, months, weekdays} from './dateFormat';

const documentedValues: Record<string, number> = {
  kNumber: 1,
  kString: 2,
  kPicture: 3,
  kDate: 4,
  kUndefined: 5,
  kBoolean: 6,
  kInteger: 9,
  kTime: 11,
  kVariant: 12,
  kBlob: 30,
  kObject: 38,
  kCollection: 42,
  kNull: 255,
  kDiacritical: 8,
  kCountValues: 32,
  kAscending: 0,
  kDescending: 1,
  kMD5Digest: 0,
  kSHA1Digest: 1,
  kSHA256Digest: 3,
  kSHA512Digest: 4,
  kDocumentUnchanged: 0,
  kDocumentWithNativeFormat: 1,
  kDocumentWithCRLF: 2,
  kDocumentWithCR: 3,
  kDocumentWithLF: 4,
  kStatusStampHasChanged: 2,
  kStatusLocked: 3,
  kStatusSeriousError: 4,
  kStatusEntityDoesNotExistAnymore: 5,
  kStatusAutomergeFailed: 6,
  kDeleteOnlyIfEmpty: 0,
  kDeleteWithContents: 1,
  kRecursive: 1,
  kOverwrite: 4,
  kIgnoreInvisible: 8,
  kLocal: 0,
  kGlobal: 1,
  kErrorsFromComponents: 2,
  MAXLONG: 2 ** 31 - 1,
  Pi: Math.PI,
  Degree: Math.PI / 180,
  Radian: 180 / Math.PI,
  // Character codes.
  kTab: 9,
  kCarriageReturn: 13,
  kLineFeed: 10,
};

[months, weekdays].forEach((names) =>
  names.forEach((name, index) => (documentedValues[name] = index + 1)),
);

/** Options without documented values; each gets its own bit, so sums can be decoded. */
const options = [
  'kCharCodes',
  'kCaseInsensitive',
  'kDiacriticInsensitive',
  'kStrict',
  'kWholeWord',
  'kIgnoreEmptyStrings',
  'kTrimSpaces',
  'kIgnoreNullOrEmpty',
  'kKeepNull',
  'kShared',
  'kBlankIfNullDate',
  'kBlankIfNullTime',
  'kAutoMerge',
  'kForceDropIfStampChanged',
  'kKeepOrdered',
  'kKeyAsString',
  'kNonOrdered',
  'kReloadIfStampChanged',
  'kStopDroppingOnFirstError',
  'kWithPrimaryKey',
  'kWithStamp',
] as const;

export type Option = (typeof options)[number];

const firstOptionBit = 10;

const optionBits = Object.fromEntries(
  options.map((name, index) => [name, 2 ** (firstOptionBit + index)]),
) as Record<Option, number>;

/** Made-up numbers for formats, whose values aren't documented; negative, so no other constant equals one. */
const formatNumbers = new Map(formats.map((name, index) => [-(index + 1), name]));

const constants = new Map<string, number>([
  ...Object.entries(documentedValues),
  ...Object.entries(optionBits),
  ...[...formatNumbers].map(([number, name]) => [name, number] as const),
]);

/** Returns the value of a constant, or undefined if the evaluator doesn't know it. */
export function constantNamed(name: string): number | undefined {
  return constants.get(name);
}

/** Returns true if a sum of options contains the option. */
export function hasOption(sum: number | undefined, option: Option): boolean {
  return sum !== undefined && (sum & optionBits[option]) !== 0;
}

export function formatOf(number: number): string | undefined {
  return formatNumbers.get(number);
}
