import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STYLES = 'app/styles';

/**
 * Returns the compound selector at the end of `before`. `before` is the part of a style sheet up to a `:has()`: 'ul >
 * li' → 'li'.
 */
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

/** Returns the compound selectors of a style sheet that contain `:has()`. Cuts each of them off before its `:has()`. */
function compoundsWithHas(css: string): string[] {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/:has\(/g)].map(({ index }) => compoundAt(text.slice(0, index)));
}

test('the compound selectors are read', () => {
  const css = "html:has(.a), .b > li:has(> [c='d']), :is(.e > li):has(f), .g[h]:not(:has(i)) { j: k }";
  expect(compoundsWithHas(css)).toEqual(['html', 'li', ':is(.e > li)', '']);
});

/**
 * The browser watches each element for which it evaluates `:has()`. It recalculates the styles of that element whenever
 * something inside the element changes. So a public page must not evaluate `:has()` for the root, nor for every element
 * of a kind, such as `li`. The browser reads the parts of a compound selector in order, so a class or `:is()` before
 * `:has()` limits the elements for which it evaluates `:has()`.
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
