/**
 * Filler words in questions, in addition to lunr's stop words. They help the ranking, but sections
 * don't need to contain them.
 */
export const fillerWords: ReadonlySet<string> = new Set(
  `after before between best certain correctly doing done don doesn equivalent example going good
  happen happens higher into it its know make many much need only out please possible properly qodly
  right show someone something still tell them there they thing use using want way when why without
  work working works`
    .trim()
    .split(/\s+/),
);
