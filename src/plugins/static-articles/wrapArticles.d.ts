export default function wrapArticles(source: string): string;
