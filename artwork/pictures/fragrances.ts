import type { Picture } from '../picture.ts';
import { label } from './parts.ts';

const night = { gloss: '#1d1620' };

/** The perfumes of the discovery set, with the hour its card suggests for each. */
export const vials = [
  { name: 'Ink & Fig', hour: '9 pm', inside: '#cdb6e2' },
  { name: 'Rain on Slate', hour: '11 pm', inside: '#b3cedd' },
  { name: 'After the Opera', hour: 'midnight', inside: '#e79aa4' },
  { name: 'Velvet Smoke', hour: '1 am', inside: '#d9a56c' },
  { name: 'Not Yet Named', hour: '3 am', inside: '#dfdd9a' },
].map((vial) => ({
  ...vial,
  label: label('nocturne', vial.name, undefined, 0.24, {
    upwards: true,
    nameless: true,
    paper: '#f6eee0',
    ink: '#1d1620',
  }).label,
}));

const namesOfVials = Object.fromEntries(
  vials.flatMap(({ label: name, hour }, i) => [
    [`vial${i}`, name],
    [
      `hour${i}`,
      label('nocturne', hour, undefined, 3.4, { nameless: true, paper: null, ink: '#3d332e' }).label,
    ],
  ]),
);

export const fragrances: Picture[] = [
  {
    name: 'ink-and-fig-eau-de-parfum',
    alt: 'Square flacon of violet perfume with a black cap',
    backdrop: '#e8d8c8',
    items: [
      {
        make: 'flacon',
        turn: -14,
        labels: label('nocturne', 'Ink & Fig', 'eau de parfum', 1.25),
        body: { glass: '#ffffff' },
        inside: '#b99ad6',
        cap: night,
      },
    ],
  },
  {
    name: 'ink-and-fig-eau-de-parfum--sizes',
    alt: 'Ink & Fig in 30, 50 and 100 millilitres',
    backdrop: '#e8d8c8',
    items: [
      {
        make: 'flacon',
        at: [-4.7, 0.2, 0],
        turn: -10,
        scale: 0.82,
        labels: label('nocturne', 'Ink & Fig', '30 ml', 1.25),
        body: { glass: '#ffffff' },
        inside: '#b99ad6',
        cap: night,
      },
      {
        make: 'flacon',
        at: [0.6, 1.8, 0],
        turn: -10,
        labels: label('nocturne', 'Ink & Fig', '50 ml', 1.25),
        body: { glass: '#ffffff' },
        inside: '#b99ad6',
        cap: night,
      },
      {
        make: 'flacon',
        at: [6.8, 3.6, 0],
        turn: -10,
        scale: 1.22,
        labels: label('nocturne', 'Ink & Fig', '100 ml', 1.25),
        body: { glass: '#ffffff' },
        inside: '#b99ad6',
        cap: night,
      },
    ],
  },
  {
    name: 'rain-on-slate-eau-de-parfum',
    alt: 'Square flacon of pale blue-grey perfume with a slate cap',
    backdrop: '#b9c3d4',
    items: [
      {
        make: 'flacon',
        turn: -14,
        labels: label('nocturne', 'Rain on Slate', 'eau de parfum', 1.25),
        body: { glass: '#ffffff' },
        inside: '#c5d3e0',
        cap: { stone: ['#454a52', '#6b717a'] },
      },
    ],
  },
  {
    name: 'rain-on-slate-eau-de-parfum--mood',
    alt: 'The flacon among wet slate and pebbles',
    backdrop: '#a9b5c8',
    items: [
      {
        make: 'block',
        colour: '#5a606a',
        size: [13, 9, 1.6],
        material: 'stone',
        veins: '#7b818b',
        prop: true,
      },
      {
        make: 'flacon',
        at: [0, 0, 1.6],
        turn: -14,
        labels: label('nocturne', 'Rain on Slate', 'eau de parfum', 1.25),
        body: { glass: '#ffffff' },
        inside: '#c5d3e0',
        cap: { stone: ['#454a52', '#6b717a'] },
      },
      {
        make: 'pebble',
        at: [7.4, -2, 0],
        size: 1.7,
        colour: '#7b818b',
        veins: '#5a606a',
        seed: 3,
        prop: true,
      },
      {
        make: 'pebble',
        at: [-7.6, -3, 0],
        size: 1.2,
        colour: '#8f949c',
        veins: '#6b717a',
        seed: 6,
        prop: true,
      },
      { make: 'drops', at: [3.4, -3.2, 1.6], colour: '#dfe8ef', count: 7, spread: 2, size: 0.5, prop: true },
    ],
    camera: { rise: 13, fill: 0.55 },
  },
  {
    name: 'after-the-opera-eau-de-parfum',
    alt: 'Square flacon of garnet perfume with a gold cap',
    backdrop: '#e9d5cb',
    items: [
      {
        make: 'flacon',
        turn: -14,
        labels: label('nocturne', 'After the Opera', 'eau de parfum', 1.25),
        body: { glass: '#ffffff' },
        inside: '#d0566a',
        cap: { metal: 'gold' },
      },
    ],
  },
  {
    name: 'velvet-smoke-extrait',
    alt: 'Smoky black flacon of perfume extract with a gold collar',
    backdrop: '#b7a3b4',
    items: [
      {
        make: 'flacon',
        turn: -14,
        labels: label('nocturne', 'Velvet Smoke', 'extrait', 1.25, { paper: null }),
        body: { gloss: '#241b27' },
        cap: night,
      },
    ],
  },
  {
    name: 'nocturne-discovery-set',
    alt: 'Five clear vials of perfume, each with its name, lying in the tray of their open black box',
    backdrop: '#dccabc',
    items: [
      {
        make: 'vial_set',
        labels: {
          ...label('nocturne', 'Discovery Set', 'five eaux de parfum', 1.5, { paper: null, ink: '#1d1620' }),
          ...namesOfVials,
        },
        vials: vials.map(({ inside }) => inside),
      },
    ],
    camera: { rise: 38, turn: -8, fill: 0.64 },
  },
  {
    name: 'rue-des-lilas-eau-de-parfum',
    alt: 'Round flacon of lilac perfume with a pearl sphere for a stopper',
    backdrop: '#eee4dc',
    items: [
      {
        make: 'round_flacon',
        labels: label('perle', 'Rue des Lilas', 'eau de parfum', 1.25, { paper: '#fbf5f0' }),
        body: { glass: '#ffffff' },
        inside: '#d9c2ea',
        cap: { gloss: '#f7ece6' },
        ball: true,
        cap_radius: 1.5,
      },
    ],
  },
  {
    name: 'rue-des-lilas-eau-de-parfum--mood',
    alt: 'The flacon on a lilac plinth in late light, three pearls before it',
    backdrop: '#e6dbe2',
    items: [
      { make: 'plinth', colour: '#c9b3d4', radius: 5.4, height: 1.5, prop: true },
      {
        make: 'round_flacon',
        at: [0, 0, 1.5],
        labels: label('perle', 'Rue des Lilas', 'eau de parfum', 1.25, { paper: '#fbf5f0' }),
        body: { glass: '#ffffff' },
        inside: '#d9c2ea',
        cap: { gloss: '#f7ece6' },
        ball: true,
        cap_radius: 1.5,
      },
      { make: 'ball', at: [-5.6, -4.6, 0], colour: '#f7ece6', radius: 0.8, material: 'gloss', prop: true },
      { make: 'ball', at: [-3.9, -5.9, 0], colour: '#f3e4e2', radius: 0.5, material: 'gloss', prop: true },
      { make: 'ball', at: [5.9, -3.9, 0], colour: '#f7ece6', radius: 0.62, material: 'gloss', prop: true },
    ],
    camera: { rise: 13, fill: 0.53, shift: [0, -0.01] },
    sun: { angle: 36, energy: 1.4 },
  },
  {
    name: 'gants-blancs-eau-de-parfum',
    alt: 'Round white glass flacon with a pearl stopper',
    backdrop: '#d6d0c4',
    items: [
      {
        make: 'round_flacon',
        labels: label('perle', 'Gants Blancs', 'eau de parfum', 1.25, { paper: '#fbf5f0' }),
        body: { glass: '#ffffff' },
        inside: '#f8f3df',
        cap: { gloss: '#f7ece6' },
        ball: true,
        cap_radius: 1.5,
      },
    ],
  },
  {
    name: 'matinee-eau-de-toilette',
    alt: 'Tall round flacon of golden eau de toilette with a pearl stopper',
    backdrop: '#eddad2',
    items: [
      {
        make: 'round_flacon',
        labels: label('perle', 'Matinée', 'eau de toilette', 1.1, { paper: '#fbf5f0' }),
        body: { glass: '#ffffff' },
        inside: '#f6dc9a',
        cap: { gloss: '#f7ece6' },
        ball: true,
        cap_radius: 1.4,
        height: 8.8,
        radius: 2.5,
      },
    ],
  },
  {
    name: 'agua-de-alfazema-cologne',
    alt: 'Tall bottle of lavender cologne with a wooden cap, three stalks of lavender before it',
    backdrop: '#ece3d4',
    items: [
      {
        make: 'bottle',
        labels: label('casa', 'Água de Alfazema', 'cologne', 0.9),
        body: { glass: '#ffffff' },
        inside: '#d5cdef',
        cap: { wood: ['#c79b6b', '#9e7343'] },
        radius: 2.4,
        height: 12,
        cap_radius: 1.2,
        cap_height: 2.2,
        shoulder: 2,
      },
      { make: 'lavender', at: [-3.9, -5.4, 0], turn: -82, length: 8, count: 3, seed: 4, prop: true },
    ],
    camera: { rise: 15, shift: [0, 0.01] },
  },
  {
    name: 'agua-de-alfazema-cologne--mood',
    alt: 'Cologne and lavender on pale stone',
    backdrop: '#ece3d4',
    items: [
      { make: 'block', colour: '#ece6da', size: [12, 9, 2], material: 'stone', veins: '#e0d8ca', prop: true },
      {
        make: 'bottle',
        at: [0, 0, 2],
        labels: label('casa', 'Água de Alfazema', 'cologne', 0.9),
        body: { glass: '#ffffff' },
        inside: '#d5cdef',
        cap: { wood: ['#c79b6b', '#9e7343'] },
        radius: 2.4,
        height: 12,
        cap_radius: 1.2,
        cap_height: 2.2,
        shoulder: 2,
      },
      { make: 'lavender', at: [-5, -5.9, 0], turn: -90, length: 8, count: 3, seed: 4, prop: true },
    ],
    camera: { rise: 13, fill: 0.54, shift: [0, -0.01] },
    mood: 'evening',
    sun: { angle: 34, energy: 1.5 },
  },
  {
    name: 'orange-blossom-terrace-eau-de-toilette',
    alt: 'Square flacon of orange blossom scent with a wooden cap',
    backdrop: '#f2e6d8',
    items: [
      {
        make: 'flacon',
        turn: -14,
        labels: label('casa', 'Orange Blossom Terrace', 'eau de toilette', 1.2),
        body: { glass: '#ffffff' },
        inside: '#f8cf92',
        cap: { wood: ['#c79b6b', '#9e7343'] },
      },
    ],
  },
  {
    name: 'cedar-hour-perfume-oil',
    alt: 'Slim roll-on of amber perfume oil with a wooden cap',
    backdrop: '#d9d3c4',
    items: [
      {
        make: 'roll_on',
        labels: label('hinoki', 'Cedar Hour', undefined, 0.32, { upwards: true, paper: '#f7f0e2' }),
        body: { glass: '#ffffff' },
        inside: '#e5b261',
        cap: { wood: ['#c08a55', '#8d5f33'] },
      },
    ],
  },
  {
    name: 'north-sea-eau-de-toilette',
    alt: 'Tall bottle of sea-blue eau de toilette with a navy cap',
    backdrop: '#e6e1d8',
    items: [
      {
        make: 'flacon',
        turn: -14,
        labels: label('saltwell', 'North Sea', 'eau de toilette', 1, { paper: '#f7fafb' }),
        body: { glass: '#ffffff' },
        inside: '#a9d3e6',
        cap: { gloss: '#1e3550' },
        height: 9.4,
        width: 5.2,
      },
    ],
  },
  {
    name: 'wild-rose-solid-perfume',
    alt: 'Open gold tin of solid rose perfume touched by a finger, its lid behind',
    backdrop: '#ecd3ca',
    items: [
      {
        make: 'tin',
        labels: label('orla', 'Wild Rose', 'solid perfume', 1.2),
        body: { metal: 'gold' },
        inside: '#f4d8cf',
        radius: 2.6,
        height: 1.3,
      },
    ],
    camera: { rise: 27, blur: 80, focus: [0.4, 2.6, 2] },
  },
];
