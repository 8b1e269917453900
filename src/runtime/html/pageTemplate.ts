/**
 * The HTML around every page, as an Eta template. Based on Docusaurus' own
 * (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`), with three changes. The scripts are listed rather
 * than loaded, since `pageGuard.js` loads them after the stylesheet. Nothing is painted before the
 * first element with an id below the title has arrived, because painting the bars above the text first
 * would take a phone just as long. The theme's sprite is hidden by an SVG attribute, since the CSP
 * forbids `style`.
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
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script type="application/json" id="bundle"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace('<svg style="display: none;">', '<svg display="none">') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
