import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { TimelineStep } from '#domain/order/order-timeline.ts';

type Step = {
  name: string;
  text: ReactNode;
  state: TimelineStep['state'] | 'sample' | 'money' | 'money-under-way';
};

/** The steps of an order, marked up to the current one, and what happened to its money between them. */
export function OrderWay({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="order-way">
      {steps.map(({ name, text, state }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may be alike
          key={place}
          aria-current={state === 'current' ? 'step' : undefined}
          className={classNames('order-step', `order-step-${state}`)}
        >
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-ink-soft">{text}</span>
        </li>
      ))}
    </ol>
  );
}
