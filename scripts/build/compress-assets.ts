import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|map)$/;
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1_000;

/**
 * Writes a brotli and a gzip copy beside each file of a folder, for a web server that sends such copies (nginx:
 * brotli_static, gzip_static). Returns how many files it has compressed.
 */
export function compressAssets(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = files.map((file) => ({ file, content: readFileSync(file) }));
  const large = contents.filter(({ content }) => content.length >= LEAST_BYTES);
  for (const { file, content } of large) {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  return large.length;
}
