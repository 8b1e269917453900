/**
 * The frame of every page, in Eta: Docusaurus' own (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`), but
 * that the scripts are listed and not loaded: `plugins/page-loading/pageGuard.js` does that once the
 * stylesheet is there. And nothing is painted before the first element below the title that has an id,
 * for a phone takes as long to paint the bars above the text as to paint the text with them. Stylesheets
 * of other pages are disabled (`plugins/page-styles`).
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% const firstId = it.appHtml.split('</h1>')[1]?.split(' id="')[1]?.split('"')[0]; %>
    <% if (firstId) { %>
      <link rel="expect" href="#<%~ firstId %>" blocking="render">
    <% } %>
    <%~ it.headTags %>
    <% const isForAll = (stylesheet) => stylesheet.includes('/styles.'); %>
    <% const others = it.stylesheets.filter((stylesheet) => !isForAll(stylesheet)); %>
    <% [...it.stylesheets.filter(isForAll), ...others].forEach((stylesheet) => { %>
      <% const [name] = stylesheet.split('/').at(-1).split('.'); %>
      <% const isNeeded = isForAll(stylesheet) || it.appHtml.includes('data-styles="' + name + '"'); %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"<%= isNeeded ? '' : ' disabled' %> />
    <% }); %>
    <script type="application/json" id="bundle"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
