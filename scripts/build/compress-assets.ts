import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|map)$/;
/** The minimum size of files to compress. Smaller files fit into one packet without compression. */
const LEAST_BYTES = 1_000;

/**
 * Writes a brotli copy and a gzip copy beside each large text file in a folder. A web server can send these copies
 * (nginx: brotli_static, gzip_static). Returns the number of compressed files.
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
