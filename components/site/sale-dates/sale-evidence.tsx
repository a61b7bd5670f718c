import { checkInWords, evidenceInWords, STATUS_LABELS } from '@/lib/catalogue/sale-labels';
import type { SaleBasis, SaleSource, SaleStatus } from '@/lib/catalogue/sale-windows';
import { formatDate } from '@/lib/dates/london-time';

/** The status of a sale: expected, announced, on now or ended. */
export function SalePill({ status }: { status: SaleStatus }) {
  return (
    <span className="sale-pill" data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  );
}

interface SaleEvidenceProps {
  basis: SaleBasis;
  /** Whether a mark and a legend say that a start is not checked, so that the evidence need not. */
  isMarked?: boolean;
}

/** How the site knows the start of a sale, in small type. */
export function SaleEvidence({ basis, isMarked = false }: SaleEvidenceProps) {
  if (basis.kind === 'source') return <SourceEvidence source={basis.source} checkedOn={basis.checkedOn} />;
  const text = isMarked && basis.kind === 'unchecked' ? basis.text : evidenceInWords(basis);
  return <span className="sale-evidence">{text}</span>;
}

/** A source with a link, its date, and the day on which the site checked it. */
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
