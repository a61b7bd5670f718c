import { healthOf } from '@/lib/links/health';

interface HealthBadgeProps {
  health: string;
  isBroken?: boolean;
  /** Whether the badge shows the result of an earlier check. */
  isPast?: boolean;
  note?: string | null;
}

/** Shows the health of a link, with the note of the check that found this health. */
export function HealthBadge({ health, isBroken = false, isPast = false, note }: HealthBadgeProps) {
  const { label, tone } = healthOf(health);
  const isLost = isBroken && tone === 'failure';
  const look = tone === 'good' ? 'badge-on' : `badge-off ${isLost ? 'font-semibold text-action' : ''}`;
  return (
    <>
      <span className={`badge whitespace-nowrap ${look}`}>
        {isLost ? `Broken: ${label.toLowerCase()}` : label}
      </span>
      {tone === 'failure' && !isBroken && !isPast && (
        <span className="block text-sm text-muted">checked again in 10 to 15 minutes</span>
      )}
      {note && <span className="mt-1 block text-sm wrap-anywhere text-muted">{note}</span>}
    </>
  );
}
