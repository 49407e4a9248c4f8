const HEADERS = {
  "content-type": "text/html; charset=UTF-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'self'; form-action *; base-uri 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

/** The shop's policy allows no inline styles in proxied pages, so the stylesheet is a file. */
export const STYLE_PATH = "/demo-provider/style.css";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
article{border:1px solid #ccc;border-radius:6px;padding:1rem;margin:1rem 0}h2{margin:0;font-size:1.1rem}
pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}label,input,button{display:block;font:inherit}
input{width:100%;box-sizing:border-box;padding:.5rem;margin:.25rem 0 1rem}button{padding:.5rem 1rem}`;

/** A page of the demo itself. `body` is HTML: input from outside goes through escapeHtml first. */
export function sendPage(title: string, body: string): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`;
  return new Response(
    `<!doctype html><html lang="bg"><head>${head}<link rel="stylesheet" href="${STYLE_PATH}"><link rel="icon" href="data:,"></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    { headers: HEADERS },
  );
}

export function sendStyle(): Response {
  return new Response(STYLE, { headers: { ...HEADERS, "content-type": "text/css; charset=UTF-8" } });
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
