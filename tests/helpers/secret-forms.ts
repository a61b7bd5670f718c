/**
 * Returns the forms in which a secret may occur in a text or file: as it is, in hexadecimal, and in both alphabets of
 * base64. The base64 of a secret depends on its position in the encoded text, so there are three forms in each
 * alphabet. A secret of letters and digits looks the same in URLs, JSON, HTML and SQL.
 */
export function formsOf(secret: string | Buffer): string[] {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const base64 = [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // Each character of base64 encodes six bits. The characters at both ends also depend on the bytes beside the
    // secret, so they are cut off.
    return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  const urlSafe = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  return [...new Set([bytes.toString('latin1'), hex, hex.toUpperCase(), ...base64, ...urlSafe])];
}
