import {
  type Advice,
  LONE_VERDICTS,
  SHORT_VERDICTS,
  type Verdict,
  VERDICT_LABELS,
} from '@/lib/catalogue/product-facts';

/**
 * When to buy a product and why, on a ticket. Each advice has its own colour and its own sign before the words, here and
 * on the short label (app/styles/verdicts.css).
 */
export const VerdictTicket = ({ verdict, isLarge = false }: { verdict: Verdict; isLarge?: boolean }) => (
  <p className={isLarge ? 'ticket ticket-large' : 'ticket'} data-advice={verdict.advice}>
    <b>{(isLarge ? LONE_VERDICTS : VERDICT_LABELS)[verdict.advice]}</b> <span>{verdict.reason}</span>
  </p>
);

/** When to buy something, as a short label such as 'Wait'. */
export const VerdictPill = ({ advice }: { advice: Advice }) => (
  <span className="when-pill" data-advice={advice}>
    {SHORT_VERDICTS[advice]}
  </span>
);
