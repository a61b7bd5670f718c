const WORDS = ['sale', 'winter', 'delivery', 'price', 'retailer', 'evening', 'offer', 'window'];
const PARAGRAPH = 300;

/** Yields words in a pseudo-random order, so that they compress like ordinary text; the same in each build. */
function* words() {
  for (let state = 1; ;) {
    state = (state * 48271) % 2147483647;
    yield WORDS[state % WORDS.length];
  }
}

function text(characters, source) {
  let result = '';
  while (result.length < characters) result += `${source.next().value} `;
  return result.slice(0, characters);
}

/** Shows a heading and paragraphs with this number of characters. */
export function Padding({ characters, heading = 'Bare' }) {
  const source = words();
  const lengths = Array.from({ length: Math.ceil(characters / PARAGRAPH) }, (_, index) =>
    Math.min(PARAGRAPH, characters - index * PARAGRAPH),
  );
  return (
    <main>
      <h1>{heading}</h1>
      {lengths.map((length, index) => (
        <p key={index}>{text(length, source)}</p>
      ))}
    </main>
  );
}
