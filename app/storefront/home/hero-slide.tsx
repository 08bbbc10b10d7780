import { paths } from '#app/links/paths.ts';
import { replayed } from '#app/script-delivery/replayed.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AvifSource } from '#app/ui/picture.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { slideButtonText, slideCondition } from '#domain/cart/delivery-offer.ts';
import type { HeroSlideType } from '#domain/content/hero-slide.ts';
import { ownPicture, pictureSources } from '#domain/pictures/picture.ts';
import { TUTORIAL_COMING_SOON } from '#domain/words/messages.ts';
import { VideoIcon } from './hero-icons.tsx';
import type { HomeSlide } from './home-data.ts';

/** The drawn pictures of a demo in rotation; each has a wide and a tall composition. */
const PICTURES = ['rose', 'salon', 'makeup'];
/** The look of a slide's badge by its type. */
const LOOKS: Record<HeroSlideType, string> = {
  default: '',
  featured: 'hero-featured',
  promotion: 'hero-promotion',
  seasonal: 'hero-seasonal',
};
const WIDE = '(min-width: 48rem)';
const NARROW = '(max-width: 47.99rem)';
/** A narrow screen shows the wide picture in its whole height, cut at the sides. */
const WIDE_SIZES = `${NARROW} 160vw, 100vw`;

export function HeroSlide({
  slide,
  place,
  count,
  isCurrent,
}: {
  slide: HomeSlide;
  place: number;
  count: number;
  isCurrent: boolean;
}) {
  const { delivery, drawsGoods, showsExamples } = useShop();
  const buttonText = slideButtonText(slide.buttonText, delivery);
  const { badge, title, subtitle, description } = slide;
  const condition = slideCondition([badge, title, subtitle, description, buttonText], delivery);
  const picture = PICTURES[place % PICTURES.length];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern for carousels asks for a group
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${place + 1} of ${count}`}
      inert={!isCurrent}
      className={classNames(
        'hero-slide',
        `hero-${picture}`,
        LOOKS[slide.type],
        isCurrent && 'hero-slide-current',
      )}
    >
      {slide.backgroundImage ? (
        <HeroPhoto slide={slide} place={place} />
      ) : (
        drawsGoods && (
          <picture>
            <source media={WIDE} srcSet={`/hero/${picture}-wide.svg`} width={1600} height={720} />
            <img
              src={`/hero/${picture}-tall.svg`}
              alt=""
              width={800}
              height={760}
              className="hero-picture"
              {...loadingOf(place)}
            />
          </picture>
        )
      )}
      <div className="wrap hero-text">
        {slide.subtitle && <p className="eyebrow">{slide.subtitle}</p>}
        <Title text={slide.title} />
        {slide.badge && <p className="hero-badge">{slide.badge}</p>}
        <p className="hero-description">{slide.description}</p>
        <div className="hero-actions">
          <ButtonLink
            to={slide.buttonLink || paths.products()}
            variant="dark"
            size="large"
            className="hero-button"
          >
            {buttonText}
          </ButtonLink>
          {condition && <span className="text-sm">{condition}</span>}
        </div>
        {showsExamples && (
          <Button
            {...replayed}
            variant="quiet"
            className="hero-tutorial needs-script hover:text-inherit hover:underline"
            onClick={() => showToast(TUTORIAL_COMING_SOON)}
          >
            <VideoIcon className="size-5" />
            Watch tutorial
          </Button>
        )}
      </div>
    </div>
  );
}

/** The owner's picture, with its own for narrow screens if there is one. Its size is set, so nothing moves on load. */
function HeroPhoto({ slide, place }: { slide: HomeSlide; place: number }) {
  const wide = ownPicture(slide.backgroundImage);
  const tall = ownPicture(slide.tallImage);
  return (
    <picture>
      {tall && <AvifSource picture={tall} sizes="100vw" media={NARROW} />}
      {tall && (
        <source
          media={NARROW}
          srcSet={pictureSources(tall, 'webp')}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
      )}
      {!tall && slide.tallImage && (
        <source media={NARROW} srcSet={slide.tallImage} width={800} height={1000} />
      )}
      {wide && <AvifSource picture={wide} sizes={WIDE_SIZES} />}
      <img
        src={slide.backgroundImage}
        srcSet={wide ? pictureSources(wide, 'webp') : undefined}
        sizes={wide ? WIDE_SIZES : undefined}
        alt={slide.imageAlt}
        width={wide?.width ?? 1600}
        height={wide?.height ?? 720}
        className="hero-picture hero-photo"
        {...loadingOf(place)}
      />
    </picture>
  );
}

/** The first word on its own line, the rest in the accent. */
function Title({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(' ');
  return (
    <h2 className="hero-title">
      <span className="block">{first}</span>{' '}
      {rest.length > 0 && <span className="hero-accent">{rest.join(' ')}</span>}
    </h2>
  );
}

/** Loads the first picture with priority, for it is the largest of the first view, and the others lazily. */
const loadingOf = (place: number) =>
  place === 0
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', fetchPriority: 'low' } as const);
