import type { Difference } from '@/lib/resources/differences';
import type { PromptText } from '@/lib/schema/prompts';

const LABELS: Record<keyof PromptText, string> = {
  system_text: 'System text',
  user_text: 'User text',
  temperature: 'Temperature',
  max_tokens: 'Maximum tokens',
};

/** Returns the lines of `text` that `other` does not contain. */
const linesOnlyIn = (text: string, other: string) => {
  const lines = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !lines.has(line));
};

/**
 * Returns the differences between two versions of a prompt. Each text is reduced to the lines that the other version
 * does not contain. If only the order of the lines differs, both texts are returned whole.
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
