import { unsupported } from '../errors.ts';
import { parseField } from './parse-select.ts';
import type { OrderTerm } from './query-types.ts';
import { Scanner } from './scanner.ts';

export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order');
  const terms: OrderTerm[] = [];
  do {
    scanner.match(/\s+/y);
    const field = parseField(scanner);
    if (scanner.peek() === '(') throw unsupported('Ordering by a column of an embedded relation');
    const descending = scanner.eat('.desc') || (scanner.eat('.asc'), false);
    let nulls: OrderTerm['nulls'] = null;
    if (scanner.eat('.nullsfirst')) nulls = 'first';
    else if (scanner.eat('.nullslast')) nulls = 'last';
    terms.push({ field, descending, nulls });
    scanner.match(/\s+/y);
  } while (scanner.eat(','));
  scanner.end();
  return terms;
}
