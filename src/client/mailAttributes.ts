interface MailAttributes {
  target?: '_self';
  rel?: undefined;
}

/** Returns the attributes that keep a `mailto:` link from opening an empty tab; none for other links. */
export function mailAttributes(href: string | undefined): MailAttributes {
  return href?.startsWith('mailto:') ? {target: '_self', rel: undefined} : {};
}
