import { FigureLinks } from '@/components/admin/list/figure-links';
import type { ProposalFigures } from '@/lib/data/admin/proposals';
import { RULES } from '@/lib/pilot/proposal';
import { PILOT_PATH } from './pilot-tabs';

/** Shows the number of open proposals of each rule, with a link to these proposals. */
export const RuleFigures = ({ figures: { rules } }: { figures: ProposalFigures }) => (
  <FigureLinks
    label="Open proposals by rule"
    figures={RULES.filter(({ value }) => rules[value]).map(({ value, label }) => ({
      label,
      count: rules[value] ?? 0,
      path: `${PILOT_PATH}?rule=${value}`,
    }))}
  />
);
