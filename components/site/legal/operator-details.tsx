import type { OperatorRow } from '@/lib/schema/rows';

/** Returns the known details of the operator in reading order; empty if there are none. */
function operatorFacts(operator: OperatorRow) {
  const facts: [label: string, value: string | null][] = [
    ['Name', operator.operator_name],
    ['Legal form', operator.legal_form],
    ['Address', operator.postal_address],
    ['Email', operator.contact_email],
    ['Registration', operator.registration],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** Shows the operator's details on a legal page; renders nothing until the operator is known. */
export function OperatorDetails({ operator, title }: { operator: OperatorRow; title: string }) {
  const facts = operatorFacts(operator);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="operator" className="buy-box">
      <h2 id="operator" className="card-title">
        {title}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="break-words whitespace-pre-line">
              {label === 'Email' ? (
                <a href={`mailto:${value}`} className="text-brand underline underline-offset-4">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
