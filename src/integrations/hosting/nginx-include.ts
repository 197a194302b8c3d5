/**
 * What nginx has to be told anew with every build, for `deploy/nginx.conf` to include: the same headers as the other
 * hosts send, and the exact addresses of the pages. Its rules can ignore case, so they are complete.
 *
 * @param everywhere the headers of every answer
 * @param addresses the pages, as `pageSlugs` gives them
 * @see https://nginx.org/en/docs/http/ngx_http_rewrite_module.html#rewrite
 */
export function nginxInclude(everywhere: Record<string, string>, addresses: string[]): string {
  const headers = Object.entries(everywhere).map(
    ([name, value]) => `add_header ${name} '${quoted(value)}' always;`,
  );
  const rewrites = addresses.map(
    (address) => `rewrite "^/(?!${address}$)(?i)${address}(\\.html)?/*$" /${address} permanent;`,
  );
  return ['# Made by the build: what stands here follows the pages.', ...headers, ...rewrites, ''].join('\n');
}

function quoted(value: string): string {
  return value.replace(/[\\']/g, '\\$&');
}
