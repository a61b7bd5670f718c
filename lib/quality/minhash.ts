import { wordsIn } from './readability';

/** The number of words in a sequence. The more sequences of words two texts share, the more similar they are. */
const SHINGLE = 4;
const HASHES = 32;
/**
 * The number of hashes in a band, which is a group of a text's hashes. Two texts are compared only if all hashes of at
 * least one band are equal.
 */
const BAND = 4;
/** Texts with fewer words are not compared, because short texts look alike too easily. */
const FEWEST_WORDS = 40;
/** Texts are near-duplicates if they share at least this proportion of their sequences. */
export const NEAR_DUPLICATE = 0.8;

export interface TextSignature {
  hashes: number[];
  bands: number[];
}

/** Returns the FNV-1a hash of a text, a fast hash of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Mixes a hash with a seed, so that one hash of a sequence yields many independent hashes. */
function mixed(hash: number, seed: number): number {
  let mix = Math.imul(hash ^ (seed * 0x9e3779b1), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}

/**
 * Returns the MinHash signature of a text, or null if the text is too short to be compared. If two texts share many
 * word sequences, their signatures share many hashes, in about the same proportion. Hashes are signed integers, because
 * Postgres has no unsigned ones.
 */
export function signatureOf(text: string): TextSignature | null {
  const words = wordsIn(text.toLowerCase());
  if (words.length < FEWEST_WORDS) return null;
  const hashes = new Uint32Array(HASHES).fill(0xffffffff);
  const seen = new Set<number>();
  for (let from = 0; from + SHINGLE <= words.length; from += 1) {
    const hash = hashOf(words.slice(from, from + SHINGLE).join(' '));
    if (seen.has(hash)) continue;
    seen.add(hash);
    for (let seed = 0; seed < HASHES; seed += 1) {
      const other = mixed(hash, seed + 1);
      if (other < (hashes[seed] ?? 0)) hashes[seed] = other;
    }
  }
  const signed = [...hashes].map((hash) => hash | 0);
  const bands = Array.from(
    { length: HASHES / BAND },
    (_, band) => hashOf(`${band}:${signed.slice(band * BAND, (band + 1) * BAND).join()}`) | 0,
  );
  return { hashes: signed, bands };
}

/** Returns the estimated share of word sequences that two texts have in common. */
export const similarityOf = (a: TextSignature, b: TextSignature): number =>
  a.hashes.filter((hash, index) => hash === b.hashes[index]).length / HASHES;
