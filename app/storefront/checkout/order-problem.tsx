import { Button } from '#app/ui/button.tsx';

export function OrderProblem({
  text,
  action,
  onAct,
}: {
  text: string;
  action: string | null;
  onAct: () => void;
}) {
  return (
    <div className="grid gap-3 rounded-xl border border-rose bg-surface p-4">
      <p className="font-medium text-rose-deep">{text}</p>
      {action && (
        <Button variant="dark" onClick={onAct}>
          {action}
        </Button>
      )}
    </div>
  );
}
