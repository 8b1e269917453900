interface MailAttributes {
  target?: '_self';
  rel?: undefined;
}

/** Returns attributes for a mail link, which Docusaurus would open in an empty tab. Other links get none. */
export function mailAttributes(href: string | undefined): MailAttributes {
  return href?.startsWith('mailto:') ? {target: '_self', rel: undefined} : {};
}
