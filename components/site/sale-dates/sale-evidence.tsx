import { checkInWords, evidenceInWords, STATUS_LABELS } from '@/lib/catalogue/sale-labels';
import type { SaleBasis, SaleSource, SaleStatus } from '@/lib/catalogue/sale-windows';
import { formatDate } from '@/lib/dates/london-time';

/** Shows the status of a sale: expected, not confirmed, announced, on now or ended. */
export function SalePill({ status }: { status: SaleStatus }) {
  return (
    <span className="sale-pill" data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  );
}

interface SaleEvidenceProps {
  basis: SaleBasis;
  /**
   * Whether the page already marks each sale start that nobody has checked, and explains the mark. If so, the evidence
   * does not say 'Not yet checked'.
   */
  isMarked?: boolean;
}

/** Shows, in small type, how the site knows when a sale starts. */
export function SaleEvidence({ basis, isMarked = false }: SaleEvidenceProps) {
  if (basis.kind === 'source') return <SourceEvidence source={basis.source} checkedOn={basis.checkedOn} />;
  const text = isMarked && basis.kind === 'unchecked' ? basis.text : evidenceInWords(basis);
  return <span className="sale-evidence">{text}</span>;
}

/** Shows a source with its link and date, and the day on which the site checked it. */
export function SourceEvidence({ source, checkedOn }: { source: SaleSource; checkedOn: string | null }) {
  return (
    <span className="sale-evidence">
      <a href={source.url} rel="nofollow noopener" className="underline underline-offset-4">
        {source.name}
      </a>
      , {formatDate(source.day)}; {checkInWords(checkedOn)}
    </span>
  );
}
