/** Brands that shoppers in Britain ask for by name in any shop, folded. Names that are everyday words stand in no list: 'simple', 'fresh'. */
const BRANDS: readonly string[] = `
  aesop, anastasia beverly hills, augustinus bader, avene, aveda, aveeno, batiste, beauty of joseon, benefit cosmetics, bioderma,
  bobbi brown, bumble and bumble, burts bees, byredo, cantu, carolina herrera, caudalie, cerave, cetaphil, chanel, charlotte tilbury,
  clarins, clinique, colour wow, cosrx, creed, dermalogica, dior, diptyque, dolce and gabbana, drunk elephant, dyson, e45, elemis,
  elf cosmetics, essie, estee lauder, eucerin, eve lom, fenty, garnier, ghd, givenchy, glossier, gucci, guerlain, hugo boss,
  huda beauty, jo loves, jo malone, kerastase, kiehls, la mer, la roche posay, lancome, laneige, le labo, liz earle, loccitane,
  loreal, mac cosmetics, maybelline, medik8, molton brown, nars, neals yard, neutrogena, nivea, no7, nyx, olaplex, olay, opi,
  paco rabanne, pantene, paulas choice, penhaligons, pixi, rare beauty, revlon, rimmel, sanctuary spa, sculpted by aimee,
  shark flexstyle, sol de janeiro, st tropez, sunday riley, tatcha, the inkey list, the ordinary, tom ford, too faced, tresemme,
  urban decay, versace, vichy, viktor and rolf, weleda, wella, ysl, yves saint laurent, zoeva
`
  .split(',')
  .map((name) => name.trim());

/** Returns the names of such brands in the folded words of a search. */
export function otherBrandsIn(words: readonly string[]): string[] {
  const text = ` ${words.join(' ')} `;
  return BRANDS.filter((name) => text.includes(` ${name} `));
}
