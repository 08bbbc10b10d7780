/** Two days, both included. */
export function DateFilters({ from, to }: { from: string; to: string }) {
  return (
    <span className="flex max-w-full min-w-0 grow items-center gap-1.5 sm:grow-0">
      <DayField label="From" name="from" value={from} />
      <span aria-hidden="true" className="text-ink-soft">
        –
      </span>
      <DayField label="To" name="to" value={to} />
    </span>
  );
}

function DayField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <input
      type="date"
      name={name}
      aria-label={label}
      defaultValue={value}
      className="field-control min-h-11 w-auto min-w-0 grow rounded-full text-sm md:min-h-10"
    />
  );
}
