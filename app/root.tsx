import type { ReactNode } from 'react';
import { Meta, Outlet } from 'react-router';
import type { Route } from './+types/root';
import './app.css';
import { platformContext } from '#app/request/platform-context.ts';
import { readFailedContext, readOrDefault } from '#app/request/read-list.ts';
import {
  PageLinks,
  PageScripts,
  PageScrollRestoration,
  PressRecorder,
} from '#app/script-delivery/page-scripts.tsx';
import { knownShop } from '#app/shop/known-shop.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { hasSales } from '#database/queries/catalogue/count-buyers.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { offersCard, takesTestCard } from '#operations/payment/offers-card.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import displayFont from './fonts/fraunces.woff2?url';
import textFont from './fonts/instrument-sans.woff2?url';
import { ApplicationError } from './ui/application-error.tsx';

export const links = () => [
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl, log, clock, demo, payments, sendsMail } = context.get(platformContext);
  try {
    const [settings, showsExamples, takesCard, isTestCard, mails, isSold] = await Promise.all([
      readSettings(db),
      demo.showsExamples(),
      offersCard({ payments }),
      takesTestCard({ payments }),
      sendsMail(),
      readOrDefault(context, hasSales(db), false),
    ]);
    return {
      publicUrl,
      shop: knownShop(settings, {
        showsExamples,
        offersCard: takesCard,
        takesTestCard: isTestCard,
        sendsMail: mails,
        hasSales: isSold,
        now: nowIso(clock),
      }),
    };
  } catch (error) {
    // The page still has its words; the context says that it must not be cached.
    context.set(readFailedContext, true);
    log.error({ err: error }, 'the settings could not be read');
    const nothing = {
      showsExamples: false,
      offersCard: false,
      takesTestCard: false,
      sendsMail: false,
      hasSales: false,
    };
    const now = nowIso(clock);
    return { publicUrl, shop: knownShop(DEFAULT_SETTINGS, { ...nothing, now }) };
  }
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="application-name" content={useShop().name} />
        <meta name="theme-color" content="#3d1029" />
        <PressRecorder />
        <Meta />
        <PageLinks />
      </head>
      <body>
        {children}
        <PageScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ApplicationError />;
}
