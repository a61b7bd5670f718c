import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STYLES = 'app/styles';

/** Returns the part of a selector that describes one element, of which `before` is the beginning: 'ul > li' → 'li'. */
function compoundAt(before: string): string {
  let depth = 0;
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const character = before.charAt(at);
    if (')]'.includes(character)) depth += 1;
    else if ('(['.includes(character) && depth > 0) depth -= 1;
    else if (depth === 0 && /[\s>+~,{}();[]/.test(character)) return before.slice(at + 1);
  }
  return before;
}

/** Returns the beginning of each compound selector of a style sheet that has `:has()`, up to it. */
function compoundsWithHas(css: string): string[] {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/:has\(/g)].map(({ index }) => compoundAt(text.slice(0, index)));
}

test('the compound selectors are read', () => {
  const css = "html:has(.a), .b > li:has(> [c='d']), :is(.e > li):has(f), .g[h]:not(:has(i)) { j: k }";
  expect(compoundsWithHas(css)).toEqual(['html', 'li', ':is(.e > li)', '']);
});

/**
 * The browser watches each element for which it evaluates `:has()`, and styles it again on every change inside. So a
 * public page must not evaluate it for the root, nor for every element of a kind, such as `li`. The browser reads the
 * parts of a compound selector in their order, so a class or `:is()` before `:has()` limits the elements.
 */
test('public pages evaluate :has() for few elements only', () => {
  const files = readdirSync(STYLES);
  expect(files.length).toBeGreaterThan(20);
  const compounds = files.flatMap((file) =>
    compoundsWithHas(readFileSync(path.join(STYLES, file), 'utf8').replace(/:not\((?=:has\()/g, '')).map(
      (compound) => ({
        file,
        compound,
      }),
    ),
  );
  expect(compounds.length).toBeGreaterThan(20);
  expect(compounds.filter(({ compound }) => !/^(?:[\w-]*[.[]|:is\()/.test(compound))).toEqual([]);
});
