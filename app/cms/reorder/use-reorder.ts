import { type DragEvent, useEffect, useRef, useState } from 'react';
import { moveItem } from '#domain/lists/reorder.ts';

/**
 * A list put in order by dragging or by buttons. Each change of the order is announced, and fires 'input' on the list
 * after rendering, so that the form around it learns of it.
 */
export function useReorder<Item>({
  initial,
  keyOf,
  movedText,
}: {
  initial: Item[] | (() => Item[]);
  keyOf: (item: Item) => string | number;
  /** The announcement; `place` counts from 1. */
  movedText: (item: Item, place: number, count: number) => string;
}) {
  const [items, setItems] = useState(initial);
  const [draggedPlace, setDraggedPlace] = useState<number | null>(null);
  const [announcement, announce] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const order = items.map(keyOf).join(' ');
  const orderBefore = useRef(order);

  useEffect(() => {
    if (orderBefore.current === order) return;
    orderBefore.current = order;
    list.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [order]);

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    setItems(moveItem(items, from, to));
    announce(movedText(item, to + 1, items.length));
  }

  function remove(place: number, removedText: string) {
    setItems(items.filter((_, index) => index !== place));
    announce(removedText);
  }

  /** Attributes of a row, a list item. */
  const row = (place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (draggedPlace === null) return;
      event.preventDefault();
      if (draggedPlace === place) return;
      move(draggedPlace, place);
      setDraggedPlace(place);
    },
    onDragEnd: () => setDraggedPlace(null),
  });

  /** Attributes of the part of a row by which it is dragged. */
  const grip = (place: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      showWholeRow(event);
      setDraggedPlace(place);
    },
  });

  return { items, setItems, list, announcement, announce, move, remove, row, grip, draggedPlace };
}

function showWholeRow({ currentTarget, dataTransfer, clientX, clientY }: DragEvent) {
  const row = currentTarget.closest('li');
  if (!row) return;
  const { left, top } = row.getBoundingClientRect();
  dataTransfer.setDragImage(row, clientX - left, clientY - top);
}
