import { asks, type KindGroup, nearest } from './kind-group.ts';

const words = (list: string) => list.split(', ');

/** More of what shoppers in Britain call things for face, lips, eyes and hair. */
export const FACE_AND_HAIR_KINDS: readonly KindGroup[] = [
  nearest(
    words('lip mask, overnight lip mask, lip sleeping mask'),
    words('lip mask, lip sleeping mask'),
    words('lip balm, lip treatment'),
  ),
  nearest(
    words('lip plumper, plumping lip gloss, lip plumping gloss'),
    words('lip plumper, plumping lip, lip plump, plump'),
    words('lip gloss, lip glaze'),
  ),
  asks(words('lip tint, tinted lip balm'), words('lip stain, lip tint, lip oil, tinted lip')),
  {
    asked: words('lip stain, lip staining pen'),
    called: words('lip stain, lip tint'),
    first: words('lip stain'),
    instead: {
      called: words('tinted lip, lip oil, lip glaze, lip gloss, liquid lipstick, lipstick'),
      first: words('tinted lip, lip oil, liquid lipstick'),
    },
  },
  {
    asked: words('lip scrub, lip exfoliator, lip polish, lip exfoliant'),
    called: words('lip scrub, lip exfoliator, lip polish, lip peel, lip exfoliating'),
    instead: {
      called: words('lip balm, lip mask, lip treatment, lip butter, lip oil, lip glaze, lip gloss'),
      first: words('lip balm, lip mask, lip treatment, lip butter'),
    },
  },
  asks(
    words('liquid lipstick, matte liquid lipstick'),
    words('liquid lipstick, liquid lip, lip glaze, liquid lip color'),
  ),
  asks(
    words('eye cream, eye gel, eye serum, eye treatment, eye balm, under eye cream'),
    words('eye cream, eye creme, eye gel, eye serum, eye treatment, eye balm, undereye'),
  ),
  asks(
    words('night cream, night moisturiser, overnight cream'),
    words('night cream, night creme, night moisturizer, overnight cream, sleeping cream, night treatment'),
  ),
  nearest(
    words('eye patch, under eye mask, under eye patch, eye gel patch'),
    words('eye patch, eye gel patch'),
    words('eye gel, eye cream, eye balm, eye serum'),
  ),
  nearest(
    words('chemical peel, face peel, peel pad, exfoliating pad, facial peel'),
    words('peel, peel pad, exfoliating pad, resurfacing pad'),
    words('enzyme, face scrub, exfoliat'),
  ),
  {
    ...nearest(
      words('face wipe, facial wipe, makeup wipe, makeup remover wipe, cleansing wipe'),
      words('wipe, cleansing cloth, towelette'),
      words('makeup remover, micellar, cleansing balm, cleansing milk, cleansing oil'),
    ),
    not: words('nail, brush'),
  },
  nearest(
    words('contour, contour stick, contour palette, contour powder, contour kit'),
    words('contour, contouring, sculpting'),
    words('bronzer'),
  ),
  asks(
    words('colour corrector, color corrector, green corrector, redness corrector'),
    words('color corrector, colour corrector, color correcting, correcting'),
  ),
  asks(words('bronzing powder, bronzer, face bronzer, bronzing drop'), words('bronzer, bronzing')),
  asks(
    words('cream blush, liquid blush, powder blush, cheek tint, cheek palette, rouge'),
    words('blush, cheek tint, cheek'),
  ),
  asks(words('foundation, base makeup, liquid foundation, face base, fond de teint'), words('foundation')),
  asks(
    words('primer, face primer, makeup primer, make up primer'),
    words('primer'),
    words('eye, lash, lip, hair, brow'),
  ),
  nearest(
    words('eye primer, eyeshadow primer, eye base'),
    words('eye primer, eyeshadow primer, eye base, shadow primer, lid primer'),
    words('primer'),
  ),
  asks(
    words('lash serum, eyelash serum, lash growth serum, lash growth'),
    words('lash serum, eyelash serum, lash enhancing, lash conditioning, lash boosting'),
  ),
  asks(words('mascara, eye mascara, lash mascara'), words('mascara')),
  nearest(
    words('brow pencil, eyebrow pencil, eyebrow pen, brow pen'),
    words('brow pencil, eyebrow pencil, brow pen, brow definer'),
    words('brow'),
  ),
  nearest(
    words('lash glue, eyelash glue, lash adhesive'),
    words('lash glue, lash adhesive, eyelash adhesive, adhesive'),
    words('mascara'),
  ),
  nearest(
    words('clipper, hair clipper, trimmer, hair trimmer, beard trimmer, shaver, electric shaver'),
    words('clipper, trimmer, shaver'),
    words('cutting scissors, scissors, cutting comb, sectioning clip'),
    words('cutting scissors, scissors'),
  ),
  // Who is it for, and not what: skin of that age is cleansed and has blemishes.
  nearest(
    words('teenager, teen, teenage, adolescent'),
    words('teen, teenager, teenage'),
    words(
      'cleanser, cleansing, powder wash, face wash, blemish, salicylic, niacinamide, mud mask, clay mask',
    ),
    words('cleanser, cleansing, powder wash, face wash'),
  ),
  asks(
    words('purple shampoo, silver shampoo, blonde shampoo'),
    words('purple shampoo, silver shampoo, blonde shampoo, violet shampoo, blue shampoo, blonde'),
  ),
  {
    ...nearest(words('shampoo bar, solid shampoo'), words('shampoo bar, solid shampoo'), words('shampoo')),
    not: words('dry shampoo'),
  },
  nearest(
    words('hair serum, smoothing serum, frizz serum, anti frizz serum'),
    words('hair serum, smoothing serum, frizz serum'),
    words('shine oil, hair essence, hair oil'),
  ),
  asks(words('hair mousse, mousse, curl mousse, volume mousse'), words('mousse, hair foam, volume foam')),
  asks(
    words('hair gel, hair wax, hair clay, hair paste, hair pomade, styling gel, pomade, styling clay'),
    words('hair gel, hair wax, pomade, styling gel, clay, styling paste, paste, gel'),
  ),
  asks(
    words('curl cream, curl defining cream, curl definer, curl enhancer'),
    words('curl cream, curl defining, curl'),
  ),
  asks(
    words('salt spray, sea salt spray, beach spray, texture spray, texturising spray, wave spray'),
    words('salt spray, wave spray, texture spray, texturizing spray, beach wave, texturizing'),
  ),
  asks(
    words('root lift, root spray, volumising spray, volume spray, root booster'),
    words('root lift, volumizing spray, volume spray, root boost, thickening spray'),
  ),
  asks(
    words('root touch up, root concealer, grey cover up'),
    words('root touch, root concealer, root cover, gray coverage'),
  ),
  asks(
    words('hair dye, hair colour, hair color, box dye, semi permanent hair dye'),
    words('hair color, hair dye, semi permanent, color depositing, hair colour'),
  ),
  asks(
    words('scalp scrub, scalp exfoliator, scalp treatment, scalp serum'),
    words('scalp scrub, scalp treatment, scalp serum, scalp'),
  ),
  asks(words('hair comb, comb, wide tooth comb, detangling comb'), words('comb')),
  asks(
    words('heat spray, heat protection spray, heat protector, blow dry spray'),
    words('heat protect, heat protectant, protect spray, thermal, blow dry'),
  ),
  { asked: ['eyelash', 'lash'], called: ['eyelash', 'lash', 'mascara'], first: ['eyelash', 'lash'] },
];
