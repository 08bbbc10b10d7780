import { saidOfAttribute } from './said-of-attributes.ts';
import type { SearchPart } from './search-part.ts';

/** What shoppers say of skin, hair, lips, eyes, hands and sleep, by the attribute that tells what is good for it. */
export const CONCERNS = [
  concern(
    'blemishes',
    'Blemishes',
    'acne, spot, spot treatment, spotty skin, blemish, pimple, breakout, acne prone skin, blemish prone skin, zit, blackhead, whitehead, congested skin, acne scar, hormonal acne, teenage skin',
  ),
  concern(
    'fine-lines',
    'Fine lines',
    'wrinkle, anti wrinkle, anti ageing, anti aging, ageing, aging, fine line, mature skin, ageing skin, crow feet, firming, frown line, laughter line, sagging skin, loose skin, plumping, older skin, menopausal skin',
  ),
  concern(
    'dry-scalp',
    'Dry scalp',
    'dandruff, anti dandruff, itchy scalp, flaky scalp, dry scalp, scalp care, itchy head, sensitive scalp',
  ),
  concern(
    'dullness',
    'Dullness',
    'dull skin, dullness, brightening, glow, radiance, glowing skin, tired skin, dull complexion, tired looking skin, glowy skin, radiant skin',
  ),
  concern(
    'uneven-tone',
    'Uneven tone',
    'dark spot, pigmentation, hyperpigmentation, uneven skin tone, uneven tone, uneven skin, age spot, melasma, sun spot, dark patch, discolouration, discoloration, liver spot, scarring, sun damage, sun damaged skin',
  ),
  concern(
    'visible-pores',
    'Visible pores',
    'pore, large pore, open pore, visible pore, enlarged pore, big pore, clogged pore, blocked pore, pore minimiser',
  ),
  concern(
    'rough-texture',
    'Rough texture',
    'rough skin, bumpy skin, textured skin, uneven texture, keratosis pilaris, ingrown hair, razor bump, strawberry legs',
  ),
  concern(
    'shine',
    'Shine',
    'shine, shiny skin, shiny face, shiny nose, oily face, oily nose, t zone, oily t zone, shine control, oil control, greasy skin, greasy face',
  ),
  concern(
    'dryness',
    'Dryness',
    'dehydrated skin, dryness, hydration, hydrating, flaky skin, tight skin, thirsty skin, dry face, very dry skin, dry patch, dry body',
  ),
  concern(
    'dryness',
    'Dryness',
    'dry elbow, rough elbow, dry knee, rough knee, dry leg, dry arm, dry shin, itchy leg, dry skin on body',
    'body lotion, body butter, body cream, body balm, body oil, body scrub',
  ),
  concern(
    'sensitivity',
    'Sensitivity',
    'redness, irritated skin, eczema prone, eczema, rosacea, psoriasis, red skin, red face, itchy skin, sore skin, reactive skin, inflamed skin, sunburn, sunburnt skin, calming, soothing, skin barrier',
  ),
  concern(
    'tired-eyes',
    'Tired eyes',
    'dark circle, puffy eye, eye bag, tired eye, under eye, bag under eye, puffiness, swollen eye, eye puffiness, dark eye, eye wrinkle, under eye bag',
  ),
  concern(
    'dry-lips',
    'Dry lips',
    'dry lip, chapped lip, cracked lip, sore lip, flaky lip, peeling lip',
    'lip balm, lip treatment, lip butter, lip mask, lip conditioner, lip repair',
  ),
  concern(
    'rough-hands-and-feet',
    'Rough hands and feet',
    'dry hand, rough hand, cracked hand, chapped hand, sore hand, hard working hand, gardener hand, cracked knuckle',
    'hand cream, hand balm, hand treatment, hand salve, hand lotion, hand mask',
  ),
  concern(
    'rough-hands-and-feet',
    'Rough hands and feet',
    'cracked heel, dry feet, dry foot, cracked feet, hard skin, hard skin feet, rough feet, rough heel, dry heel, sore feet, tired feet, callus',
    'foot cream, foot balm, foot, heel, foot treatment, hand and foot',
  ),
  concern(
    'frizz',
    'Frizz',
    'frizz, frizzy hair, anti frizz, frizzy, static hair, flyaway, fly away hair, unruly hair, humidity',
  ),
  concern(
    'damage',
    'Damage',
    'damaged hair, damaged, split end, breakage, hair repair, broken hair, brittle hair, over processed hair, weak hair, hair breakage, heat damage',
  ),
  concern('heat', 'Heat', 'heat damage protection, protect hair from heat'),
  concern('tangles', 'Tangles', 'tangle, tangled hair, knotty hair, detangle, detangler, detangling, knot'),
  concern(
    'flat-hair',
    'Flat hair',
    'flat hair, volume, volumising, volumizing, thin hair, limp hair, thinning hair, lifeless hair, hair volume, big hair, thicker hair, hair loss, hair falling out, hair fall, hair shedding, losing hair, hair growth, hair growth serum, grow hair, hair regrowth, longer hair',
  ),
  concern('build-up', 'Build-up', 'product build up, build up, scalp build up, hair detox'),
  concern(
    'sleep',
    'Sleep',
    'insomnia, sleep aid, better sleep, trouble sleeping, cant sleep, help sleep, sleep well, sleep better, help me sleep, good night sleep, sleeping',
  ),
  concern(
    'sleep',
    'Sleep',
    'relaxing, relaxation, relax, unwind, stress, stressed, destress, stress relief, wind down, pamper, pampering, self care, selfcare, spa, spa day, me time',
    'sleep, pillow, bath salt, bath soak, bath tablet, bubble bath, bath bomb, bath oil, massage oil, candle',
  ),
];

function concern(value: string, name: string, phrases: string, called?: string) {
  const part: SearchPart = {
    is: 'attribute',
    attribute: 'concern',
    value,
    name,
    called: called?.split(', ') ?? saidOfAttribute('concern', value),
    isEntered: true,
  };
  return { part, phrases: phrases.split(', ') };
}
