import {
  type Advice,
  LONE_VERDICTS,
  SHORT_VERDICTS,
  type Verdict,
  VERDICT_LABELS,
} from '@/lib/catalogue/product-facts';

/**
 * Says when to buy a product and why, in a box that looks like a ticket. Each advice has its own colour, and its own
 * icon before the words. `VerdictPill` uses the same colours and icons (app/styles/verdicts.css).
 */
export const VerdictTicket = ({ verdict, isLarge = false }: { verdict: Verdict; isLarge?: boolean }) => (
  <p className={isLarge ? 'ticket ticket-large' : 'ticket'} data-advice={verdict.advice}>
    <b>{(isLarge ? LONE_VERDICTS : VERDICT_LABELS)[verdict.advice]}</b> <span>{verdict.reason}</span>
  </p>
);

interface VerdictPillProps {
  advice: Advice;
  /** Whether the label must itself say that it is about buying. If so, 'Any time' becomes 'Buy any time'. */
  isLone?: boolean;
}

/** Shows when to buy something, as a short label such as 'Wait'. */
export const VerdictPill = ({ advice, isLone = false }: VerdictPillProps) => (
  <span className="when-pill" data-advice={advice}>
    {(isLone ? LONE_VERDICTS : SHORT_VERDICTS)[advice]}
  </span>
);
