import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuiltSite, Fault } from './built-site.ts';

/** Bytes of a compressed page: ten packets, which a server sends before it waits for the browser (RFC 6928). */
const maxPageWeight = 14_600;

/** Warns of heavy pages. Much content is no reason not to publish it. */
export const checkPageWeight = ({ pages }: BuiltSite): Fault[] =>
  pages.flatMap((document) => {
    const bytes = compressedSize(document.text);
    const expected = `at most ${maxPageWeight}: shorter texts, or fewer`;
    return bytes > maxPageWeight
      ? { document, found: `${bytes} bytes, compressed`, expected, isWarning: true }
      : [];
  });

/** @returns the size in bytes as hosts send it: they compress with levels around gzip 6 and Brotli 5; the larger of both */
export function compressedSize(text: string | Buffer): number {
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return Math.max(gzipSync(text, { level: 6 }).length, brotli.length);
}
