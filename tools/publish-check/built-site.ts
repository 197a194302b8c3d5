import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Issue } from '#content/check/issue.ts';
import { filesIn } from '#content/files.ts';

const isText = /\.(html|svg|css|js|txt|xml|ics|webmanifest)$|^_(headers|redirects)$/;

export function readBuiltSite(folder: string) {
  const files = filesIn(folder);
  const documents = files.filter((file) => isText.test(file)).map((file) => readDocument(folder, file));
  const pages = documents.filter(({ file }) => file.endsWith('.html'));
  const links = pages.find(({ file }) => file === 'index.html')?.elements ?? [];
  const canonical = links.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href;
  /** The URL of the page at `/`, with the base path. */
  const root = new URL(canonical ?? 'http://localhost/');
  return { folder, files, documents, pages, root };
}

/** @returns the path at which hosts serve a file: `/Schedule` for `Schedule.html` */
export const urlPathOf = (file: string, { root }: BuiltSite) =>
  root.pathname + encodeURI(file).replace(/(^index)?\.html$/, '');

function readDocument(folder: string, file: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  const markup = /\.(html|svg)$/.test(file) ? text : '';
  const tree = parseDocument(markup, { withStartIndices: true, xmlMode: file.endsWith('.svg') });
  return { file, text, elements: DomUtils.getElementsByTagName('*', tree) };
}

/** @returns the size in bytes as hosts send it: they compress with levels around gzip 6 and Brotli 5; the larger of both */
export function compressedSize(text: string | Buffer) {
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return Math.max(gzipSync(text, { level: 6 }).length, brotli.length);
}

export type BuiltSite = ReturnType<typeof readBuiltSite>;
export type Document = ReturnType<typeof readDocument>;
export type Element = Document['elements'][number];

export interface Fault extends Pick<Issue, 'found' | 'expected' | 'isWarning'> {
  document: Document;
  /** Where in the document; without it, the fault concerns the whole. */
  index?: number | null;
}
