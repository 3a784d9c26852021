import { type CareEntry } from './care-entry';
import { ADOPTION_AND_FAREWELL_ENTRIES } from './entries/adoption-and-farewell';
import { CAT_BEHAVIOUR_ENTRIES } from './entries/cat-behaviour';
import { CHECKUP_ENTRIES } from './entries/checkup';
import { COMMON_CAT_SYMPTOM_ENTRIES } from './entries/common-symptoms-cats';
import { COMMON_SYMPTOM_ENTRIES } from './entries/common-symptoms';
import { COST_ENTRIES } from './entries/costs';
import { DANGEROUS_FOOD_ENTRIES } from './entries/dangerous-food';
import { DENTAL_ENTRIES } from './entries/dental';
import { DOG_BEHAVIOUR_ENTRIES } from './entries/dog-behaviour';
import { DOG_TRAINING_ENTRIES } from './entries/dog-training';
import { FOOD_ENTRIES } from './entries/food';
import { GROOMING_ENTRIES } from './entries/grooming';
import { HOME_LIFE_ENTRIES } from './entries/home-life';
import { HOSPITAL_AND_MEDICINE_ENTRIES } from './entries/hospital-and-medicine';
import { MANNERS_AND_LAW_ENTRIES } from './entries/manners-and-law';
import { NEUTERING_ENTRIES } from './entries/neutering';
import { OTHER_ANIMAL_ENTRIES } from './entries/other-animals';
import { PARASITE_ENTRIES } from './entries/parasites';
import { PUPPY_KITTEN_ENTRIES } from './entries/puppies-kittens';
import { SEASON_ENTRIES } from './entries/seasons';
import { SENIOR_ENTRIES } from './entries/seniors';
import { SKIN_ENTRIES } from './entries/skin';
import { TRAVEL_ENTRIES } from './entries/travel';
import { VACCINATION_ENTRIES } from './entries/vaccination';
import { WEIGHT_EXERCISE_ENTRIES } from './entries/weight-exercise';

/** The whole collection; every file of `entries/` is joined here. */
export const CARE_ENTRIES: readonly CareEntry[] = [
  ...ADOPTION_AND_FAREWELL_ENTRIES,
  ...CAT_BEHAVIOUR_ENTRIES,
  ...CHECKUP_ENTRIES,
  ...COMMON_CAT_SYMPTOM_ENTRIES,
  ...COMMON_SYMPTOM_ENTRIES,
  ...COST_ENTRIES,
  ...DANGEROUS_FOOD_ENTRIES,
  ...DENTAL_ENTRIES,
  ...DOG_BEHAVIOUR_ENTRIES,
  ...DOG_TRAINING_ENTRIES,
  ...FOOD_ENTRIES,
  ...GROOMING_ENTRIES,
  ...HOME_LIFE_ENTRIES,
  ...HOSPITAL_AND_MEDICINE_ENTRIES,
  ...MANNERS_AND_LAW_ENTRIES,
  ...NEUTERING_ENTRIES,
  ...OTHER_ANIMAL_ENTRIES,
  ...PARASITE_ENTRIES,
  ...PUPPY_KITTEN_ENTRIES,
  ...SEASON_ENTRIES,
  ...SENIOR_ENTRIES,
  ...SKIN_ENTRIES,
  ...TRAVEL_ENTRIES,
  ...VACCINATION_ENTRIES,
  ...WEIGHT_EXERCISE_ENTRIES,
];
