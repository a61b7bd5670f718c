/**
 * Returns the forms in which a secret may occur in a text or file: as it is, in hexadecimal, and in both alphabets of
 * base64, wherever in the encoded text it begins. A secret of letters and digits looks the same in URLs, JSON, HTML and SQL.
 */
export function formsOf(secret: string | Buffer): string[] {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const base64 = [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // Each letter stands for six bits. Those at both ends depend on what is beside the secret.
    return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  const urlSafe = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  return [...new Set([bytes.toString('latin1'), hex, hex.toUpperCase(), ...base64, ...urlSafe])];
}
