import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '@/components/ui/icon-button';
import type { SpecPair } from '@/lib/resources/schemas';
import { Cell } from './cell';

interface SpecPairsProps {
  path: string;
  /** The name of the variant: 'variant 1'. */
  of: string;
  pairs: SpecPair[];
  onChange: (pairs: SpecPair[]) => void;
  /** Returns the error of one part of a pair: '0.label' is the label of the first pair. */
  errorAt: (part: string) => string | undefined;
}

/** Shows the properties of a product variant. Their order cannot be changed, because the database does not store it. */
export function SpecPairs({ path, of, pairs, onChange, errorAt }: SpecPairsProps) {
  const box = useRef<HTMLDivElement>(null);
  const set = (index: number, change: Partial<SpecPair>) =>
    onChange(pairs.map((pair, at) => (at === index ? { ...pair, ...change } : pair)));
  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();

  function add() {
    flushSync(() => onChange([...pairs, { label: '', text: '' }]));
    focus(':scope > ul > li:last-child input');
  }
  function remove(index: number) {
    flushSync(() => onChange(pairs.filter((_, at) => at !== index)));
    const left = pairs.length - 1;
    focus(left > 0 ? `:scope > ul > li:nth-child(${Math.min(index + 1, left)}) button` : '[data-add]');
  }

  return (
    <div ref={box} role="group" aria-label={`Properties of ${of}`}>
      <ul className="grid gap-2 max-md:gap-5">
        {pairs.map(({ label, text }, index) => (
          <li key={index} className="flex items-end gap-1">
            <div className="admin-cells admin-cells-2 min-w-0 flex-1">
              <Cell
                path={`${path}.${index}.label`}
                part={{ label: 'Property', kind: 'text', length: 100 }}
                of={`${index + 1} of ${of}`}
                value={label}
                onChange={(value) => set(index, { label: value })}
                error={errorAt(`${index}.label`)}
              />
              <Cell
                path={`${path}.${index}.text`}
                part={{ label: 'Value', kind: 'text', length: 500 }}
                of={`property ${index + 1} of ${of}`}
                value={text}
                onChange={(value) => set(index, { text: value })}
                error={errorAt(`${index}.text`)}
              />
            </div>
            <IconButton
              label={`Remove property ${index + 1} of ${of}`}
              icon={X}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <button type="button" data-add="" onClick={add} className="button-quiet mt-2">
        Add property
      </button>
    </div>
  );
}
