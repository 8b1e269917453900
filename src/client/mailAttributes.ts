interface MailAttributes {
  target?: '_self';
  rel?: undefined;
}

/** For a mail link, which Docusaurus would open in an empty tab; none for other links. */
export function mailAttributes(href: string | undefined): MailAttributes {
  return href?.startsWith('mailto:') ? {target: '_self', rel: undefined} : {};
}
