import { asks, type KindGroup, nearest, same } from './kind-group.ts';

const words = (list: string) => list.split(', ');

/** What shoppers in Britain call things for hands, feet, body, bath, shaving, nails and home, tools and gifts. */
export const BODY_AND_GIFT_KINDS: readonly KindGroup[] = [
  asks(
    words('hand cream, hand lotion, hand balm, hand moisturiser, hand moisturizer, hand salve, hand care'),
    words(
      'hand cream, hand creme, hand lotion, hand balm, hand treatment, hand salve, hand mask, hand therapy',
    ),
  ),
  asks(
    words('foot cream, foot lotion, foot balm, foot care, foot file, foot mask, foot treatment, feet'),
    words('foot cream, foot balm, foot lotion, foot mask, foot treatment, heel balm, hand and foot, foot'),
  ),
  asks(
    words('body lotion, body milk, moisturising lotion, body butter'),
    words('body lotion, body milk, body butter, body cream, body creme, body souffle, body balm'),
  ),
  nearest(
    words('stretch mark, cellulite, stretch mark cream, stretch mark oil, cellulite cream'),
    words('stretch mark, cellulite, firming body, belly'),
    words('body oil, body butter'),
  ),
  asks(words('body oil, massage oil, bath oil'), words('body oil, massage oil, bath oil, dry oil')),
  asks(
    words('body scrub, body exfoliator, salt scrub, sugar scrub, body polish'),
    words('body scrub, body exfoliator, salt scrub, sugar scrub, body polish, body exfoliant, body brush'),
  ),
  nearest(
    words('body spray'),
    words('body spray, body mist, fragrance mist'),
    words('eau de cologne, cologne, eau de toilette, toilette'),
  ),
  nearest(words('body mist'), words('body mist, body spray, fragrance mist'), words('mist')),
  nearest(
    words('after sun, aftersun, after sun lotion, after sun care'),
    words('after sun, aftersun, aloe vera, cooling gel, sun repair'),
    words('body lotion, body milk'),
  ),
  asks(
    words(
      'shaving cream, shaving gel, shaving foam, shave cream, shave gel, shaving, shaving kit, shaving soap',
    ),
    words('shaving cream, shave cream, shaving gel, shave gel, shaving foam, shaving, shave, shaving kit'),
  ),
  nearest(
    words('beard oil, beard balm, beard care, beard'),
    words('beard'),
    words('face oil, facial oil, hair oil, shine oil, scalp oil, hair essence'),
    words('face oil, facial oil'),
  ),
  nearest(
    words('nail clipper, toenail clipper, nail scissors, nail cutter'),
    words('nail clipper, nail scissors, nail cutter'),
    words('nail file'),
  ),
  asks(
    words('hair removal, wax strip, hair removal cream, razor, lady shave'),
    words('hair removal, wax strip, razor, depilatory, wax kit'),
  ),
  asks(
    words('cuticle oil, cuticle cream, nail oil, nail care'),
    words('cuticle oil, cuticle cream, cuticle, nail oil'),
  ),
  asks(words('top coat, nail top coat'), words('top coat')),
  asks(
    words('base coat, nail base coat, nail hardener, nail strengthener'),
    words('base coat, nail hardener, nail strengthener'),
  ),
  same('nail file', 'emery board', 'nail buffer'),
  asks(words('candle, scented candle, home fragrance candle, tea light, pillar candle'), words('candle')),
  asks(
    words('room spray, home fragrance, reed diffuser, diffuser, room scent, home scent, air freshener'),
    words('diffuser, room spray, home fragrance, room mist, linen spray, home mist'),
  ),
  asks(
    words('linen spray, linen mist, fabric mist'),
    words('linen spray, linen mist, pillow mist, pillow spray, room spray, room mist'),
  ),
  asks(words('bar soap, soap, soap bar'), words('soap, cleansing bar')),
  asks(
    words(
      'supplement, vitamin tablet, collagen powder, collagen supplement, hair vitamin, skin vitamin, gummy',
    ),
    words('supplement, collagen, capsule, gummy, multivitamin, probiotic, vitamin gummy, superpowder'),
  ),
  asks(
    words('toothpaste, teeth whitening, whitening strip, teeth whitener, tooth whitening'),
    words('toothpaste, teeth whitening, whitening strip, tooth whitening, teeth'),
  ),
  asks(
    words('makeup bag, make up bag, cosmetic bag, toiletry bag, wash bag, washbag, vanity case'),
    words('makeup bag, cosmetic bag, cosmetic case, toiletry bag, pouch, beauty bag, train case'),
  ),
  asks(words('mirror, makeup mirror, compact mirror'), words('mirror')),
  same('pencil sharpener', 'sharpener'),
  asks(words('tweezer, eyebrow tweezer, eyebrow plucker, plucker'), words('tweezer, slant tweezer')),
  asks(words('eyelash curler, lash curler'), words('eyelash curler, lash curler')),
  {
    ...nearest(
      words('jade roller, face roller, facial roller, derma roller'),
      words('facial roller, face roller, jade roller, derma roller'),
      words('gua sha, facial massage, face massage'),
    ),
    not: words('hair, eyeliner, perfume'),
  },
  asks(
    words('cleansing brush, face brush cleanser, facial cleansing brush, silicone face brush'),
    words('cleansing brush, facial cleansing, cleansing device, luna'),
  ),
  asks(
    words('brush cleaner, makeup brush cleaner, brush cleanser'),
    words('brush cleaner, brush cleanser, brush shampoo'),
  ),
  asks(words('blotting paper, blotting sheet'), words('blotting')),
  asks(
    words(
      'gift set, giftset, box set, beauty set, pamper set, discovery set, tester set, sample set, sampler, beauty gift set, starter kit, set, kit',
    ),
    words('gift set, discovery set, set, trio, duo, ritual, kit, advent calendar, collection'),
    // An index of word stems takes 'setting' alone for 'set'.
    words('setting spray, setting powder, setting mist, setting gel, setting lotion, brush head, scrunchie'),
  ),
  nearest(
    words('advent calendar, beauty calendar, beauty advent calendar'),
    words('advent calendar, beauty calendar'),
    words('gift set, discovery set, trio, duo, ritual'),
    words('gift set, discovery set'),
  ),
  asks(
    words('sample, free sample, tester, sachet'),
    words('discovery set, sample, sample set, tester set, travel size, mini size'),
  ),
  asks(
    words('skincare set, skincare gift set, skin care set, skincare kit'),
    words('skincare set, ritual, skin kit, skincare kit, skincare trio, routine'),
  ),
];
