import { useState } from 'react';
import { replayed } from '#app/script-delivery/replayed.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { classNames } from '#app/ui/class-names.ts';
import { PauseIcon, PlayIcon } from './hero-icons.tsx';
import { HeroSlide } from './hero-slide.tsx';
import type { HomeSlide } from './home-data.ts';
import { useRotation } from './use-rotation.ts';

/** All slides stand in one grid cell, so that changing them moves nothing. */
export function Hero({ slides, showsExamples }: { slides: HomeSlide[]; showsExamples: boolean }) {
  const { name } = useShop();
  const [isHeld, setHeld] = useState(false);
  const { current, choose, paused, togglePaused } = useRotation(slides.length, isHeld);
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Featured"
      className="hero"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <h1 className="sr-only">{showsExamples ? `${name}, the British beauty shop` : name}</h1>
      <div className="grid" aria-live={paused ? 'polite' : 'off'}>
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            place={index}
            count={slides.length}
            isCurrent={index === current}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className="hero-controls needs-script">
          <button
            {...replayed}
            type="button"
            className="icon-button"
            onClick={togglePaused}
            aria-label={paused ? 'Play slides' : 'Pause slides'}
          >
            {paused ? <PlayIcon className="size-4" /> : <PauseIcon className="size-4" />}
          </button>
          {slides.map((slide, index) => (
            <button
              {...replayed}
              key={slide.id}
              type="button"
              className={classNames('hero-dot', index === current && 'hero-dot-current')}
              aria-label={`Show slide ${index + 1}: ${slide.title}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => choose(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
