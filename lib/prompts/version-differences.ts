import type { Difference } from '@/lib/resources/differences';
import type { PromptText } from '@/lib/schema/prompts';

const LABELS: Record<keyof PromptText, string> = {
  system_text: 'System text',
  user_text: 'User text',
  temperature: 'Temperature',
  max_tokens: 'Most tokens',
};

/** Returns the lines of a text that another text does not have. */
const linesOnlyIn = (text: string, other: string) => {
  const lines = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !lines.has(line));
};

/**
 * Returns how two versions of a prompt differ. A text is reduced to the lines that the other does not have. If
 * only the order of the lines differs, both texts stay whole.
 */
export const versionDifferences = (before: PromptText, after: PromptText): Difference[] =>
  (Object.keys(LABELS) as (keyof PromptText)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      const [was, is] = [String(before[name]), String(after[name])];
      const [removed, added] = [linesOnlyIn(was, is).join('\n'), linesOnlyIn(is, was).join('\n')];
      const isMoved = !removed && !added;
      return { name, label: LABELS[name], before: isMoved ? was : removed, after: isMoved ? is : added };
    });
