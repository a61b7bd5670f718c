const WORDS = ['sale', 'winter', 'delivery', 'price', 'retailer', 'evening', 'offer', 'window'];
const PARAGRAPH = 300;

/** Words in an order without a pattern, so that they compress about as text does; the same at each build. */
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

/** So much text, in paragraphs, below a heading. */
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
