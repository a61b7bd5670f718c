const SLICE_BYTES = 1_000_000;

/** Reads a file as text, slice by slice. With `isStrict`, throws if a byte is not valid in this encoding. */
async function* textsIn(file: Blob, encoding: string, isStrict = false): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: isStrict });
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    const bytes = await file.slice(start, start + SLICE_BYTES).arrayBuffer();
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

/**
 * Returns a file's encoding: UTF-16 if the file starts with its byte order mark, UTF-8 if all bytes are valid UTF-8,
 * and otherwise windows-1252, which Excel writes.
 */
async function encodingOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    for await (const _ of textsIn(file, 'utf-8', true));
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Returns a function that reads a file as text, slice by slice. Each call reads the file again from the start. */
export async function fileTexts(file: Blob): Promise<() => AsyncGenerator<string>> {
  const encoding = await encodingOf(file);
  return () => textsIn(file, encoding);
}
