/** Returns the attributes that keep a `mailto:` link from opening an empty tab; none for other links. */
export function mailAttributes(href: string | undefined): {target?: '_self'; rel?: undefined} {
  return href?.startsWith('mailto:') ? {target: '_self', rel: undefined} : {};
}
