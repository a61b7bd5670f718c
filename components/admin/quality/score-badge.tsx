const GOOD = 80;

/** Shows a page's score from 0 to 100. */
export const ScoreBadge = ({ score }: { score: number }) => (
  <span className={`badge ${score >= GOOD ? 'badge-on' : 'badge-off'}`}>{score}</span>
);
