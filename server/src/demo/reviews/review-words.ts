/** What is known of a place, an animal or a season, so that a remark is made only where it is true. */
export type Trait =
  | 'dog'
  | 'cat'
  | 'large'
  | 'small'
  | 'parking'
  | 'noParking'
  | 'yard'
  | 'terrace'
  | 'rooftop'
  | 'pool'
  | 'petMenu'
  | 'residents'
  | 'petFee'
  | 'open24'
  | 'selfBath'
  | 'exotic'
  | 'sculpture'
  | 'campsite'
  | 'dogPark'
  | 'farm'
  | 'sea'
  | 'woods'
  | 'water'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'winter'
  /** The member lives in this part of the country, or does not. */
  | 'home'
  | 'away'
  /** Was content. */
  | 'happy'
  /** Lives here and was content: may come often. */
  | 'regular';

/**
 * Remarks by the trait that they need; `any` holds everywhere. `[a|b]` is a choice, `{pet}` the animal's name, which always ends in a
 * vowel.
 */
export type Remarks = Partial<Record<Trait | 'any', readonly string[]>>;

export interface ReviewWords {
  /** Why and when one went. */
  openings: Remarks;
  good: Remarks;
  /** What one may mention without a grudge. */
  mixed: Remarks;
  bad: Remarks;
  tags: readonly string[];
}
