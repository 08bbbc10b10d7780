import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList } from '#app/request/read-list.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import type { ShownPicture } from '#app/storefront/page/photo-head.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { listActiveHeroSlides } from '#database/queries/content/hero-slides.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import type { HeroSlide } from '#domain/content/hero-slide.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/about-page';
import { Figures, Team } from './examples.tsx';
import { Values } from './values.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About us',
    description: `Who ${shopOf(matches).name} is and what we sell. ${shopOf(matches).description}`,
    path: paths.about(),
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { db, demo, clock } = context.get(platformContext);
  const [showsExamples, { about }, slides] = await Promise.all([
    demo.showsExamples(),
    readSettings(db),
    readList(context, listActiveHeroSlides(db, nowIso(clock))),
  ]);
  const { story, mission, values, figures, team } = about;
  return { showsExamples, story, mission, values, figures, team, image: storyPicture(slides) };
}

/** The picture of the last slide that has one: visitors come from home, which shows the first. */
function storyPicture(slides: HeroSlide[]): ShownPicture | null {
  const slide = slides.findLast(({ tallImage, backgroundImage }) => tallImage || backgroundImage);
  return slide ? { url: slide.tallImage || slide.backgroundImage, alt: slide.imageAlt } : null;
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Story own={loaderData.story} image={loaderData.image} showsExamples={loaderData.showsExamples} />
      <Figures own={loaderData.figures} showsExamples={loaderData.showsExamples} />
      <Values own={loaderData.values} showsExamples={loaderData.showsExamples} />
      <Team own={loaderData.team} showsExamples={loaderData.showsExamples} />
      <Mission text={loaderData.mission || (loaderData.showsExamples ? MISSION : '')} />
    </>
  );
}

/** Tells the owner's story; without one, the demo's in a demo shop, and else what the shop sells. */
function Story({
  own,
  image,
  showsExamples,
}: {
  own: string;
  image: ShownPicture | null;
  showsExamples: boolean;
}) {
  const { name, description } = useShop();
  const story = own || (showsExamples ? STORY : description);
  const [lead = '', ...paragraphs] = story.split(/\n{2,}/);
  return (
    <section className="about-story">
      <div className="wrap grid items-center gap-x-16 gap-y-10 pt-10 md:grid-cols-[1.1fr_1fr] md:pt-0">
        <div className="grid gap-5 md:py-24">
          {(own || showsExamples) && <p className="eyebrow text-rose-deep">Our story</p>}
          <h1 className="heading-1">About {name}</h1>
          <p className="font-display text-xl leading-snug text-balance md:text-2xl">{lead}</p>
          <div className="grid max-w-[62ch] gap-4 text-ink-soft">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        {image ? (
          <Picture {...image} sizes="(min-width: 60.5rem) 30rem, 100vw" className="about-photo" />
        ) : (
          <picture>
            <img
              src="/hero/rose-tall.svg"
              alt=""
              width={800}
              height={760}
              className="-mx-4 w-[calc(100%+2rem)] max-w-none object-cover md:mx-0 md:w-full"
            />
          </picture>
        )}
      </div>
    </section>
  );
}

/** Without a mission there is no band of its own: the button alone ends the page. */
function Mission({ text }: { text: string }) {
  if (!text)
    return (
      <div className="wrap py-12 text-center">
        <ToProducts />
      </div>
    );
  return (
    <section aria-label="Our mission" className="newsletter-band text-plum">
      <div className="wrap section-gap grid justify-items-center gap-6 text-center">
        <h2 className="eyebrow text-rose-deep">Our mission</h2>
        <p className="max-w-[26ch] font-display text-3xl leading-tight text-balance md:text-5xl">{text}</p>
        <ToProducts />
      </div>
    </section>
  );
}

function ToProducts() {
  return (
    <ButtonLink to={paths.products()} variant="primary" size="large" className="mt-2">
      View All Products
    </ButtonLink>
  );
}

const STORY = `We began with one shelf and one rule: nothing goes on it that we would not buy again ourselves.

The shelf is longer now. It holds serums and scissors, lipsticks and bath salts, from houses that make things slowly and say plainly what is in them. The rule has not changed.

We try everything for weeks rather than minutes. We ask the people who use these things all day, in salons and backstage, which ones they would miss. And when a favourite is no longer good enough, it goes, however pretty the box.`;

const MISSION = 'To make good beauty easy to find, honest to buy and a pleasure to use.';
