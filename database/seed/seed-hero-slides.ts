type SeedHeroSlide = {
  /** May hold the token {discount}, filled with a figure of the catalogue so that the claim is true. */
  badge: string;
  title: string;
  subtitle: string;
  description: string;
  buttonText: string;
  buttonLink: string;
  backgroundImage: string;
  active: boolean;
  order: number;
  type: 'default' | 'featured' | 'promotion' | 'seasonal';
};

export const heroSlides: SeedHeroSlide[] = [
  {
    badge: 'Up to {discount}% off',
    title: 'BEAUTY REDEFINED',
    subtitle: 'Premium Beauty Collection',
    description: 'Serums that earn their shelf, and colour you will want to be asked about.',
    buttonText: 'Shop Now - Free Shipping',
    buttonLink: '/products',
    backgroundImage: '',
    active: true,
    order: 1,
    type: 'featured',
  },
  {
    badge: 'From first wash to final shine',
    title: 'SALON QUALITY AT HOME',
    subtitle: 'Hair Salon Essentials',
    description: 'Bottles from the basin and oils from backstage, for hair sure of itself.',
    buttonText: 'Shop Now - Free Shipping',
    buttonLink: '/categories/haircare',
    backgroundImage: '',
    active: true,
    order: 2,
    type: 'default',
  },
  {
    badge: 'Colour with character',
    title: 'MAKEUP MAGIC',
    subtitle: 'Makeup Masterclass',
    description:
      'Skin that looks like skin, a brow with an opinion and the red you were always going to come back for.',
    buttonText: 'Shop Now - Free Shipping',
    buttonLink: '/categories/makeup',
    backgroundImage: '',
    active: true,
    order: 3,
    type: 'default',
  },
];
