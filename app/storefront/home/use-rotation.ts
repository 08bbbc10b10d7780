import { useEffect, useState } from 'react';
import { HERO_ROTATION_MS, nextSlide } from '#domain/content/hero-slide.ts';

/** The place of the current slide: the next every six seconds, unless paused, held, or reduced motion is preferred. */
export function useRotation(count: number, isHeld: boolean) {
  const [current, choose] = useState(0);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  useEffect(() => {
    if (paused || isHeld || count < 2) return;
    const timer = setTimeout(() => choose(nextSlide(current, count)), HERO_ROTATION_MS);
    return () => clearTimeout(timer);
  }, [current, count, paused, isHeld]);

  return {
    current: current < count ? current : 0,
    choose,
    paused,
    togglePaused: () => setPaused((was) => !was),
  };
}
