import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import type { KnownShop } from '#app/shop/known-shop.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageIntro } from '#app/ui/page-intro.tsx';
import { parseContact } from '#domain/inbox/contact-form.ts';
import { receiveContactMessage } from '#operations/inbox/receive-contact-message.ts';
import type { Route } from './+types/contact-page';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactResult } from './contact-result.ts';
import { Flagship } from './flagship.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact',
    description: contactDescription(shopOf(matches)),
    path: paths.contact(),
  });

function contactDescription({ name, replyWithin }: KnownShop): string {
  return [`Email or call ${name}.`, replyWithin && `We reply ${replyWithin}.`].filter(Boolean).join(' ');
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const parsed = parseContact(Object.fromEntries(form));
  if (!parsed.ok) return refuse(form, parsed.errors, false, 422);
  try {
    return data<ContactResult>(await receiveContactMessage(platform, parsed.message));
  } catch (error) {
    platform.log.error({ err: error }, 'a contact message could not be stored');
    return refuse(form, {}, true, 500);
  }
}

/** When the shop cannot be reached, the fields keep their values. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ContactResult> {
  try {
    return await serverAction();
  } catch {
    return { ok: false, errors: {}, failed: true, values: {} };
  }
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-6">
        <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Contact' }]} />
        <PageIntro title="Contact">
          A question about a shade, an order or an ingredient? Ask away: our team is happy to help.
        </PageIntro>
        <div className="grid gap-x-16 gap-y-12 pb-20 md:grid-cols-[1fr_1.5fr]">
          <ContactDetails />
          <ContactForm result={actionData} />
        </div>
      </div>
      <Flagship />
    </>
  );
}

function refuse(form: FormData, errors: Record<string, string>, failed: boolean, status: number) {
  const submitted = (name: string) => String(form.get(name) ?? '');
  const values = {
    name: submitted('name'),
    email: submitted('email'),
    phone: submitted('phone'),
    subject: submitted('subject'),
    message: submitted('message'),
  };
  return data<ContactResult>({ ok: false, errors, failed, values }, { status });
}
