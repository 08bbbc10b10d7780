import type { Picture } from '../../picture.ts';
import { bronzer, highlighter, makeup, palette } from '../makeup.ts';
import { label } from '../parts.ts';
import { openedLacquer, openedTube } from './opened.ts';
import { productOf, sceneOf, seenClose } from './scene-of.ts';

const front = (slug: string) => sceneOf(makeup, slug);

export const furtherMakeup: Picture[] = [
  {
    ...front('chapter-one-eyeshadow-palette'),
    name: 'chapter-one-eyeshadow-palette--close',
    alt: 'Pressed pans of the palette, two of them swiped by a finger, seen close',
    items: [{ ...palette, swiped: [3, 6] }],
    camera: { look: [0.6, -0.4, 0.8], near: 2.1, rise: 46, turn: -14, blur: 40, shift: [0, 0] },
  },
  {
    ...front('long-summer-bronzer'),
    name: 'long-summer-bronzer--close',
    alt: 'Rays pressed into the bronzer, seen close',
    items: [{ ...bronzer, swiped: true }],
    camera: { look: [0, -0.2, 0.8], near: 2, rise: 44, turn: -16, blur: 40, shift: [0, 0] },
  },
  {
    ...front('nacre-highlighter'),
    name: 'nacre-highlighter--close',
    alt: 'The scallop pressed into the highlighter, seen close',
    items: [highlighter],
    camera: { look: [0, -0.2, 0.8], near: 2, rise: 44, turn: 12, blur: 40, shift: [0, 0] },
  },
  {
    name: 'plot-twist-mascara--close',
    alt: 'Mascara brush lying on its cap, its bristles wound around the wire, seen close',
    backdrop: '#f6d9d5',
    items: [
      {
        make: 'mascara_wand',
        at: [-4, -5, 0.88],
        turn: [-90, 0, -38],
        case: { gloss: '#1f1a1d' },
        bristle: '#4a3f43',
      },
    ],
    camera: { look: [1.3, 1.8, 0.8], focus: [1.4, 2, 0.9], near: 2.7, rise: 40, blur: 48, shift: [0, 0] },
    mood: 'bright',
  },
  openedTube(
    front('rosehip-tinted-lip-oil'),
    'The lip oil without its cap, the wand with its slanted tip before it',
    '#e0604f',
  ),
  openedTube(
    front('footnote-concealer'),
    'The concealer without its cap, the wand with its slanted tip before it',
    '#cd9f79',
  ),
  openedTube(
    front('lacquered-lid-liquid-shadow'),
    'The liquid eyeshadow without its cap, the wand with its slanted tip before it',
    '#cf7a4d',
    { labels: label('moon', 'Lacquered Lid', undefined, 0.34, { upwards: true, ink: '#fbf3e6' }) },
  ),
  openedTube(
    front('cloud-brow-gel'),
    'The brow gel without its cap, its small brush lying before it',
    '#7a5339',
    { tip: 'brush' },
  ),
  {
    ...front('ink-line-liquid-liner'),
    name: 'ink-line-liquid-liner--close',
    alt: 'The tip of the eyeliner pen, seen close',
    camera: { look: [3.4, 7.6, 0.5], focus: [3.6, 8.2, 0.5], near: 3, rise: 40, blur: 30, shift: [0, 0] },
  },
  {
    ...front('margin-lip-pencil'),
    name: 'margin-lip-pencil--close',
    alt: 'The sharpened tips of three lip pencils, seen close',
    items: [productOf(front('margin-lip-pencil'), { labels: undefined })],
    camera: {
      look: [0.2, 11.6, 0.4],
      focus: [0.2, 11.6, 0.4],
      near: 2.2,
      rise: 50,
      turn: 6,
      blur: 22,
      shift: [0, 0],
    },
  },
  {
    name: 'still-light-primer--open',
    alt: 'The primer without its cap, clear gel before it',
    backdrop: front('still-light-primer').backdrop,
    items: [
      { ...productOf(front('still-light-primer'), { open: true }), at: [-1, 1.2, 0] },
      {
        make: 'drops',
        at: [-0.8, -4, 0],
        colour: '#e7ece3',
        count: 2,
        spread: 0.8,
        size: 0.9,
        tall: 1.8,
        seed: 7,
      },
    ],
    camera: { rise: 20, fill: 0.8, blur: 36, shift: [0, -0.02] },
  },
  seenClose(front('hold-fast-setting-mist'), 'Dark spray head of the setting mist', {
    look: [0, 0, 10.4],
    fill: 2,
    turn: 24,
  }),
  {
    name: 'hold-fast-setting-mist--scale',
    alt: 'The setting mist beside a closed compact and a large makeup brush',
    backdrop: front('hold-fast-setting-mist').backdrop,
    items: [
      productOf(front('hold-fast-setting-mist')),
      {
        ...bronzer,
        at: [5.4, -2.4, 0],
        closed: true,
        labels: label('pigment', undefined, undefined, 5),
      },
      {
        make: 'makeup_brush',
        at: [-3.4, -7, 1],
        turn: [-88, 0, 24],
        head: 2.2,
        tip: 3.6,
        length: 17,
        handle: { wood: ['#dfbf92', '#c59a68'] },
      },
    ],
    camera: { rise: 26, near: 1.3 },
  },
  openedLacquer(
    {
      make: 'nail',
      shade: '#b30d1f',
      cap: { gloss: '#f3e6df' },
      labels: label('perle', 'Laque', undefined, 1.3, { ink: '#f8eee2' }),
    },
    'laque-de-perle-nail-lacquer',
    'The open bottle of red lacquer, its cap with the wet brush and a stroke before it',
    front('laque-de-perle-nail-lacquer').backdrop,
  ),
];
