export default function wrapArticles(
  this: {getOptions: () => {isLive: boolean}},
  source: string,
): string;
