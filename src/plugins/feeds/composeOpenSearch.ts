import {load} from 'cheerio';

interface Engine {
  /** At most 16 characters. */
  name: string;
  description: string;
  /** URL of the landing page, which takes the query as `?q=`. */
  url: string;
  icon: string;
}

const template = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName></ShortName>
<Description></Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/svg+xml"></Image>
<Url type="text/html"/>
</OpenSearchDescription>
`;

/** Builds an OpenSearch 1.1 description, which lets browsers offer the site's search in the address bar. */
export function composeOpenSearch({name, description, url, icon}: Engine): string {
  const document = load(template, {xml: true});
  document('ShortName').text(name);
  document('Description').text(description);
  document('Image').text(icon);
  document('Url').attr('template', `${url}?q={searchTerms}`);
  return document.xml();
}
