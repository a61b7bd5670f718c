import { formatCost } from './money';

interface Change {
  table_name: string;
  action: string;
  changed: Record<string, { old?: unknown; new?: unknown }>;
}

const asPounds = (value: unknown) => formatCost(Number(value));

/** Describes a change to a model key or a price, from the audit log. `name` is the label of the key. */
export function changeText({ table_name, action, changed }: Change, name: string): string {
  if (table_name === 'model_prices') {
    if (action === 'delete') return `Removed the price of ${String(changed.model?.old)}`;
    if (action === 'insert') return `Added a price for ${String(changed.model?.new)}`;
    return 'Changed the price of a model';
  }
  if (action === 'insert') return `Added ${name}`;
  if (changed.revoked_at) return `Revoked ${name}`;
  if (changed.key) return `Replaced the key of ${name}`;
  const parts = [
    changed.label && `label ${String(changed.label.old)} to ${String(changed.label.new)}`,
    changed.default_model && `model to ${String(changed.default_model.new)}`,
    changed.monthly_budget &&
      `budget ${asPounds(changed.monthly_budget.old)} to ${asPounds(changed.monthly_budget.new)}`,
  ];
  return `Changed ${name}: ${parts.filter(Boolean).join(', ')}`;
}
