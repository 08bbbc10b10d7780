import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fitted, held, type Point, type Size, type View, WHOLE, zoomedAt } from './pan-zoom.ts';

const SWIPE_PX = 50;
const TAP_PX = 8;
const DOUBLE_TAP_MS = 320;

/**
 * Enlarges and moves a picture on its stage: two fingers, the wheel, a double tap or a click enlarge, one finger or the mouse
 * moves; a swipe over the whole picture turns to the next.
 */
export function usePanZoom(
  stage: RefObject<HTMLElement | null>,
  { size, onTurn }: { size: Size; onTurn: (step: 1 | -1) => void },
) {
  const [view, setView] = useState(WHOLE);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const lastTapMs = useRef(0);

  function change(next: (view: View) => View) {
    setView((current) => {
      const on = sizeOf(stage.current);
      const whole = fitted(size, on);
      return held(next(current), whole, on, Math.max(2.5, size.width / whole.width));
    });
  }

  function toggle(point: Point = { x: 0, y: 0 }) {
    change((current) => (current.scale > 1 ? WHOLE : zoomedAt(current, 2.5, point)));
  }

  const changeRef = useRef(change);
  changeRef.current = change;
  // React's own listener could not keep the browser from zooming the page.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    function onWheel(event: WheelEvent) {
      event.preventDefault();
      const point = pointOf(event, element);
      changeRef.current((current) => zoomedAt(current, current.scale * Math.exp(-event.deltaY / 400), point));
    }
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event, stage.current));
    start.current = pointers.current.size === 1 ? pointOf(event, stage.current) : null;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event, stage.current);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, point);
    if (other) change((current) => pinched(current, other[1], before, point));
    else change((current) => moved(current, point.x - before.x, point.y - before.y));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId) || !start.current) return;
    const point = pointOf(event, stage.current);
    const [across, down] = [point.x - start.current.x, point.y - start.current.y];
    start.current = null;
    if (Math.hypot(across, down) < TAP_PX) return tapped(event, point);
    if (view.scale === 1 && Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(down))
      onTurn(across < 0 ? 1 : -1);
  }

  function tapped({ pointerType, timeStamp }: PointerEvent<HTMLElement>, point: Point) {
    const isSecond = timeStamp - lastTapMs.current < DOUBLE_TAP_MS;
    lastTapMs.current = isSecond ? 0 : timeStamp;
    if (pointerType === 'mouse' || isSecond) toggle(point);
  }

  function onPointerCancel({ pointerId }: PointerEvent<HTMLElement>) {
    pointers.current.delete(pointerId);
    start.current = null;
  }

  return {
    view,
    reset: () => setView(WHOLE),
    toggle,
    move: (x: number, y: number) => change((current) => moved(current, x, y)),
    scaleBy: (factor: number) =>
      change((current) => zoomedAt(current, current.scale * factor, { x: 0, y: 0 })),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

function moved(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

function pinched(view: View, fixed: Point, before: Point, after: Point): View {
  const apart = Math.hypot(before.x - fixed.x, before.y - fixed.y) || 1;
  const middle = { x: (fixed.x + after.x) / 2, y: (fixed.y + after.y) / 2 };
  return zoomedAt(view, (view.scale * Math.hypot(after.x - fixed.x, after.y - fixed.y)) / apart, middle);
}

function sizeOf(element: HTMLElement | null): Size {
  return { width: element?.clientWidth || 1, height: element?.clientHeight || 1 };
}

/** Measured from the stage's middle. */
function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement | null) {
  const box = element?.getBoundingClientRect();
  return {
    x: clientX - (box ? box.left + box.width / 2 : 0),
    y: clientY - (box ? box.top + box.height / 2 : 0),
  };
}
