import { Link } from 'react-router';
import { Card } from '#app/cms/orders/card.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { PreviewView } from './preview-view.ts';

/** The order before and after a correction with all that follows, and the button that applies it. Part of the form. */
export function CorrectionPreviewCard({
  preview: { rows, effects, seen },
  orderNumber,
  isSubmitting,
}: {
  preview: PreviewView;
  orderNumber: string;
  isSubmitting: boolean;
}) {
  return (
    <Card title="What changes">
      <input type="hidden" name="seen" value={seen} />
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pr-4 font-semibold">
                <span className="sr-only">Of the order</span>
              </th>
              <th scope="col" className="py-1.5 pr-4 font-semibold">
                Before
              </th>
              <th scope="col" className="py-1.5 font-semibold">
                After
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, before, after }) => (
              <tr key={`${label} ${before} ${after}`} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 pr-4 font-medium [overflow-wrap:anywhere]">
                  {label}
                </th>
                <td className="py-1.5 pr-4 text-ink-soft whitespace-pre-line [overflow-wrap:anywhere] tabular-nums">
                  {before}
                </td>
                <td className="py-1.5 whitespace-pre-line [overflow-wrap:anywhere] tabular-nums">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-3 grid gap-1 text-sm">
        {effects.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="apply" variant="primary" aria-disabled={isSubmitting}>
          Correct the order
        </Button>
        <Link to={cmsPaths.order(orderNumber)} className="btn btn-outline">
          Leave it as it is
        </Link>
      </div>
    </Card>
  );
}
