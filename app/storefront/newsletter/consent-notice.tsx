import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';

/** A page of one sentence, reached by the link of a mail. */
export function ConsentNotice({
  title,
  back,
  backText,
  children,
}: {
  title: string;
  back: string;
  backText: string;
  children: ReactNode;
}) {
  return (
    <div className="wrap grid max-w-2xl justify-items-start gap-5 py-16 md:py-24">
      <h1 className="heading-1">{title}</h1>
      <div className="text-lg text-ink-soft [overflow-wrap:anywhere]">{children}</div>
      <ButtonLink to={back} variant="quiet">
        {backText}
      </ButtonLink>
    </div>
  );
}
