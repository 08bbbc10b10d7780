import '../cms.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';

export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const { name } = useShop();
  return (
    <main className="grid min-h-dvh place-items-center bg-blush-soft px-4 py-10">
      <div className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-sm xs:p-9">
        <p className="font-display text-2xl">
          {name.toLowerCase()}
          <span className="text-rose">.</span>
        </p>
        <h1 className="heading-2 mt-4 mb-6">{title}</h1>
        {children}
        <p className="mt-8 text-sm">
          <Link
            to={paths.home()}
            reloadDocument
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            Back to website
          </Link>
        </p>
      </div>
    </main>
  );
}
