import type { openApiDocument } from './document.ts';

type Document = ReturnType<typeof openApiDocument>;
type Operation = {
  summary: string;
  parameters?: readonly { name: string; in: string; description: string }[];
  requestBody?: { content: unknown };
  responses: Record<string, { description: string; content?: unknown }>;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const schemaName = (content: unknown): string => /schemas\/(\w+)/.exec(JSON.stringify(content) ?? '')?.[1] ?? '';

const schemaLink = (content: unknown): string => {
  const name = schemaName(content);
  return name === '' ? '' : ` <a href="#${name}">${name}</a>`;
};

const operation = (
  method: string,
  path: string,
  { summary, parameters, requestBody, responses }: Operation,
): string => `
<section>
<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
<p>${escaped(summary)}.${requestBody ? ` The body is a${schemaLink(requestBody.content)}.` : ''}</p>
${(parameters ?? []).length === 0 ? '' : `<dl>${(parameters ?? []).map((one) => `<dt><code>${escaped(one.name)}</code> (${one.in})</dt><dd>${escaped(one.description)}</dd>`).join('')}</dl>`}
<table><thead><tr><th>Status</th><th>Meaning</th></tr></thead><tbody>
${Object.entries(responses)
  .map(
    ([status, { description, content }]) =>
      `<tr><td>${status}</td><td>${escaped(description)}${schemaLink(content)}</td></tr>`,
  )
  .join('\n')}
</tbody></table>
</section>`;

const schema = ([name, definition]: [string, unknown]): string =>
  `<section id="${name}"><h3>${name}</h3><pre>${escaped(JSON.stringify(definition, null, 2))}</pre></section>`;

/** The look of the page; a file of its own, so that the page needs no inline style. */
export const DOCS_STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1c2621;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #d5ddd8;vertical-align:top}
pre{overflow:auto;padding:1rem;background:#f2f5f3;border-radius:.5rem}dd{margin:0 0 .5rem 1.5rem}a{color:#0b5c3b}`;

/** The document as a page to read: no script, nothing from elsewhere. */
export const docsPage = (document: Document): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escaped(document.info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>${escaped(document.info.title)}</h1>
<p>${escaped(document.info.description)} The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => operation(method, path, one as Operation)),
  )
  .join('')}
<h2>Schemas</h2>
${Object.entries(document.components.schemas).map(schema).join('\n')}
</body></html>
`;
