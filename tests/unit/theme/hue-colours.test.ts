import { readFileSync } from 'node:fs';
import { HUE_COLOURS } from '../../../lib/theme/hue-colours.ts';
import { HUES } from '../../../lib/theme/hues.ts';

test('the colours of the social cards are those of the light theme', () => {
  const [, light = ''] =
    /@utility light-tokens \{([^}]*)\}/.exec(readFileSync('app/styles/tokens.css', 'utf8')) ?? [];
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(light)?.[1];
  for (const hue of HUES)
    expect([hue, HUE_COLOURS[hue]]).toEqual([
      hue,
      { deep: colour(`${hue}-deep`), tint: colour(`${hue}-tint`) },
    ]);
});
