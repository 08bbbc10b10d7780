/** Typefaces, colours and materials of each brand of the demo catalogue. */
export type BrandStyle = {
  name: string;
  /** A font family of the Debian packages named in README.md. */
  font: string;
  weight?: number;
  italicTitle?: boolean;
  upper?: boolean;
  /** Letter spacing of the brand's name, in shares of the font size. */
  tracking: number;
  align?: 'start' | 'middle';
  ink: string;
  /** Colour of a paper label; without one the name is printed on the package itself. */
  paper?: string;
  rule?: 'line' | 'dot' | 'frame' | 'none';
};

export const brandStyles = {
  orla: {
    name: 'Orla & Wren',
    font: 'EB Garamond',
    italicTitle: true,
    upper: true,
    tracking: 0.1,
    ink: '#5b2a35',
    paper: '#fbf4ef',
    rule: 'line',
  },
  halden: {
    name: 'Halden',
    font: 'Inter',
    weight: 600,
    tracking: -0.02,
    align: 'start',
    ink: '#26302f',
    rule: 'none',
  },
  moon: {
    name: 'Moon & Celadon',
    font: 'Quattrocento',
    tracking: 0.04,
    ink: '#33544a',
    rule: 'dot',
  },
  tidemark: {
    name: 'Tidemark',
    font: 'League Spartan',
    weight: 700,
    tracking: -0.01,
    ink: '#0f3d4c',
    rule: 'none',
  },
  fern: {
    name: 'Fern & Fell',
    font: 'TeX Gyre Bonum',
    tracking: 0.02,
    ink: '#2c3b28',
    paper: '#f3eedd',
    rule: 'frame',
  },
  pigment: {
    name: 'Pigment & Prose',
    font: 'Courier Prime',
    weight: 700,
    tracking: -0.02,
    ink: '#f4ebe1',
    rule: 'line',
  },
  perle: {
    name: 'Maison Perle',
    font: 'GFS Didot',
    upper: true,
    tracking: 0.16,
    ink: '#6d2436',
    rule: 'line',
  },
  nocturne: {
    name: 'Nocturne House',
    font: 'TeX Gyre Adventor',
    upper: true,
    tracking: 0.22,
    ink: '#e8d5b5',
    paper: '#1d1620',
    rule: 'line',
  },
  aldous: {
    name: 'Aldous Row',
    font: 'Bebas Neue',
    upper: true,
    tracking: 0.06,
    ink: '#f5e7c6',
    rule: 'line',
  },
  tilt: {
    name: 'Tilt & Tang',
    font: 'Universalis ADF Std',
    weight: 700,
    upper: true,
    tracking: 0.12,
    ink: '#f0dfd0',
    rule: 'none',
  },
  saltwell: {
    name: 'Saltwell',
    font: 'Gillius ADF',
    weight: 700,
    upper: true,
    tracking: 0.12,
    ink: '#1e3550',
    rule: 'line',
  },
  casa: {
    name: 'Casa Alfazema',
    font: 'Berenis ADF Pro',
    italicTitle: true,
    tracking: 0.03,
    ink: '#4e4187',
    paper: '#faf6ea',
    rule: 'frame',
  },
  hinoki: { name: 'Hinoki Hour', font: 'Manrope', weight: 500, tracking: 0.05, ink: '#4a3626', rule: 'dot' },
  loom: { name: 'Loom & Lull', font: 'Comfortaa', weight: 400, tracking: 0.02, ink: '#6b3450', rule: 'none' },
} satisfies Record<string, BrandStyle>;

export type BrandKey = keyof typeof brandStyles;
