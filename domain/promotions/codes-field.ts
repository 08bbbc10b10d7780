import * as v from 'valibot';
import { atMostCharacters } from '#domain/fields/character-count.ts';
import { listField } from '#domain/fields/list-field.ts';
import { MAX_CODES } from './promotion-code.ts';

const MOST_GIVEN = 30;
const word = v.pipe(v.string(), atMostCharacters(200), v.metadata({ maxLength: 200 }));

/** Codes of offers, as a shopper entered them. */
export const codesField = v.pipe(
  listField(word, MAX_CODES, {
    notAList: 'The codes must be a list',
    tooMany: `At most ${MAX_CODES} codes can be used together`,
  }),
  v.description('Codes of offers, as they were entered'),
);

/** The variants chosen where an offer gives one of several. */
export const givenVariantsField = v.pipe(
  listField(word, MOST_GIVEN, {
    notAList: 'The chosen gifts must be a list',
    tooMany: `At most ${MOST_GIVEN} gifts can be chosen`,
  }),
  v.description('The ids of the variants that were chosen where an offer gives one of several'),
);
