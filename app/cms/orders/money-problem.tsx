/** The reason a form about money was refused. */
export function MoneyProblem({ result }: { result: { message: string } | undefined }) {
  if (!result?.message) return null;
  return (
    <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
      {result.message}
    </p>
  );
}
