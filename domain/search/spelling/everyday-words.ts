import { singular } from './singular.ts';

/**
 * Everyday words that shoppers type and that are near to words of beauty: 'sample' to 'simply', 'fake' to 'face'. Words that
 * are also common slips for a product are left out: 'mouse' for mousse, 'heal' for heel, 'pallet' for palette.
 */
const WORDS = `
  abroad account actual adult advert africa again airport alarm allergen allergic allergy alternative always america
  animal answer apply argos artist asda asia asthma aunt aussie australia austria available baby bacon baggage balloon
  banana bank barber basket battery beach bean beer begin belgium below belt beyond bicycle bike bill bird boat book
  boot boots boss bottle bottom bowl bracelet brain branch brand bread break breakfast breastfeeding brexit bride bridge
  brief bring britain british broad broken brother bucket budget build bulb bump burger burn business busy button cable
  cage cake calendar call camera camp canada cancel cancer candy card career carpet carrot cartoon case cash catalogue
  cause celebrity cereal chain chair champagne change channel charge charity cheese chef chemist chemotherapy chest
  chicken child children china chocolate choice choose christmas church cigarette cinema city claim class
  classic clean clear click climb clinic clinical clock close closed cloth clothes clothing club coach coat coffee coin
  cold college come comfort company compare competition complaint computer contact contain container control cook cookie
  cool copy corner cost costume cotton cough count country couple coupon course court cousin cover credit cross cruise
  culture cupboard cushion customer customs cycle daily damage damaged dance danger dangerous dark date daughter dead
  deaf deal debit decorate degree delay deliver denmark dentist deposit design desk detail diabetes diabetic diamond
  diaper diary diet dinner dirty disability disabled disc dish disposal doctor doll donate donkey door double doubt
  download draw drawer dream dress drink drive dubai duck duvet early earring earth easter easy eczema edge editor
  effect electric electrical elephant elsewhere email emergency employee empty england english enough enter envelope
  epilepsy erase error escape europe european evening event every exam example exercise expensive expire expired expiry
  explain export fabric factory faith fake fall false family famous fancy farm fashion fast father fault faulty favour
  fear feed femme fence ferry festival fever field fight figure fill film finance find finger finish fire first fish
  fishing fitness flag flat flight floor florist flour foam fold football foreign forest forever forget forgot fork
  forward frame france free freezer french fresh friday fridge friend frog front fruit fuel full funeral funny furniture
  future galaxy game garage garden genuine germany girl gloves gluten goat gold golf good grade graduation grandad grandson
  grass great greece green ground group grow guarantee guest guide guitar halal half hall halloween hammer handbag hang
  happen happy hard hate hay head health healthy hear heat heavy height helmet hobby hockey hold hole holiday home homme
  honey hook hope horse hospital hotel hour house huge human hungry hurry hurt iceland idea illness image import include
  india influencer information ingredient injury insect inside instagram insurance international internet interview
  invoice ireland irish iron island israel italy item jacket japan jeans jersey jewellery jigsaw join joke journey juice
  july jump jumper june kettle keyboard kidney king kitchen kite kitten knee knife kosher label lace ladder ladies lady
  lake lamp language laptop large laser late laugh laundry lawn lawyer leaf leaflet learn leave left legal lego lemon
  lens lenses letter level library licence life light limit limited link lion list listen litre little live local lock locker
  logo london lonely long lorry lost lottery loud love lunch lush luxury machine magazine magnet make mall manager march
  market marriage married match maternity maths meal mean measure meat medical medicine meeting melt member memory
  menopause menu message metal microplastic meter microwave middle midwife migraine mile minute mistake mobile model modern moisture
  moment monday money monkey month mood moon morning mosque mother motor motorbike mountain mouth move movie muscle
  museum mushroom music muslim napkin nappy natural nature naughty near necklace need needle nephew nerve nest
  netherlands news newspaper niece noise noodle normal north norway nose notebook nothing notice number nurse nursery
  ocean october offer office officer official often online open opened opening operation opinion optician orange organic
  origin original outdoor outfit outside oven overseas owner pack package packaging packet page pain paint painting pair
  panda panel pants paper paraben paracetamol parcel pardon parent paris park parrot part party pass passport past pasta path
  patient pattern pause peace peanut pension people pepper percent period permission person personal petrol pharmacy phthalate
  phone photo photograph picture piece pigeon pillowcase pilot pizza place plane planet plant plastic plate play player
  please plenty pocket poem point poison poland police polite pony pool poor portugal post postcode poster potato pound
  pregnancy pregnant prescription preservative price primark prince princess print printer prize problem product profile promise
  proof puppy puzzle pyjamas quality queen question queue quick quiet quilt quiz rabbit radiator radio rain read ready
  real reason receipt recipe record recycle recycled recycling reduce refund register religion remote rent repeat reply
  report rescue rest restaurant retail return reuse review rice ride right ring risk river road robot rock role room
  rope round route rubber rubbish rugby russia sack safe safety sail salad salary salmon same sample sand sandal
  sandwich saturday sauce sausage save scarf school science scotland scottish screen screw search season seat secret
  section secure sell send senior service sewing share shark sharp shed sheep sheet shelf shell ship shirt shoe shop
  shopping short shoulder shout show sick sight sign silly silver simple sing singer sister site size skirt sleeve slice
  slide slipper slow small smart smell smoke smoking snack snake snow sock sofa soft soldier solid some song sore south
  spain spare spark speak speaker special speed spend spider spoon sport spread spring square squirrel stable stack
  staff stain stairs stamp stand star start statement station stay steal steel step sterile stick sticker still stock
  stomach stone stop store storm story straight strange street stress string strong student study style subscription
  sugar suit suitcase summer sunday sunglasses superdrug supermarket supper support sure surgery surname swap sweat
  sweaty sweden sweet swim swimming switch switzerland table tablet talk tampon tank tape target taste tattoo taxi teach
  teacher team tear teddy telephone television temperature tennis tent term terrible test tested tester text thank
  theatre thick thief thing think thread throat throw thursday ticket tidy tiger tight tights time tiny tire title toast
  today toilet toilets tomato tomorrow tongue tonight tool tooth toothbrush torch total touch tour towel tower town
  track tracksuit tractor trade traffic train trainer trampoline translate transport trash travel tree trial trip
  trouble trousers truck true trust truth tube tuesday turkey turn twice twin twins tyre ugly ukraine umbrella uncle
  under underwear uniform university unsafe update urgent used useful usual vacuum valley value vanilla vase vegetable
  vehicle veterinary video view village vinegar virus visit vitamin voice volunteer vote voucher wages waist wait waiter
  wales walk wall wallet warehouse warm warning warranty wash watch water weather website wedding wednesday week weekend
  weight welcome welsh west wheel wheelchair where whole wholesale wide wife wifi wild window wine wing winner winter
  wire wish witch woman wonder wood wool word work worker world worry worse worst wrap wrapping wrist write wrong yacht yard
  year yellow yesterday yoga yoghurt young youtube zebra zero
`;

const EVERYDAY: ReadonlySet<string> = new Set(
  WORDS.split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => [word, singular(word)]),
);

/** True for an everyday word, in the singular or plural: it is spelt right though no product holds it. */
export function isEverydayWord(folded: string): boolean {
  return EVERYDAY.has(folded) || EVERYDAY.has(singular(folded)) || EVERYDAY.has(inY(folded));
}

/** Returns 'allergy' of 'allergies'. */
function inY(word: string): string {
  return word.replace(/ies$/, 'y');
}
