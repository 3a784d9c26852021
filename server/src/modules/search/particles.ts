const HANGUL_START = 0xac00;
const HANGUL_END = 0xd7a3;
const FINALS = 28;
const FINAL_RIEUL = 8;

type Ending = 'VOWEL' | 'RIEUL' | 'CONSONANT';

/** The final sound, which decides the particle; null for other scripts, which take any. */
function endingOf(word: string): Ending | null {
  const code = word.charCodeAt(word.length - 1);
  if (!(code >= HANGUL_START && code <= HANGUL_END)) return null;
  const final = (code - HANGUL_START) % FINALS;
  if (final === 0) return 'VOWEL';
  return final === FINAL_RIEUL ? 'RIEUL' : 'CONSONANT';
}

/** Final sounds that a particle follows: 강남로 is a road, as the particle would be 강남으로. */
const PARTICLES: Readonly<Record<string, readonly Ending[]>> = {
  은: ['RIEUL', 'CONSONANT'],
  는: ['VOWEL'],
  이: ['RIEUL', 'CONSONANT'],
  가: ['VOWEL'],
  을: ['RIEUL', 'CONSONANT'],
  를: ['VOWEL'],
  의: ['VOWEL', 'RIEUL', 'CONSONANT'],
  에: ['VOWEL', 'RIEUL', 'CONSONANT'],
  에서: ['VOWEL', 'RIEUL', 'CONSONANT'],
  로: ['VOWEL', 'RIEUL'],
  으로: ['CONSONANT'],
  도: ['VOWEL', 'RIEUL', 'CONSONANT'],
  만: ['VOWEL', 'RIEUL', 'CONSONANT'],
  랑: ['VOWEL'],
  이랑: ['RIEUL', 'CONSONANT'],
  와: ['VOWEL'],
  과: ['RIEUL', 'CONSONANT'],
};

function isParticleOf(word: string, particle: string): boolean {
  const ending = endingOf(word);
  return PARTICLES[particle] !== undefined && (ending === null || PARTICLES[particle].includes(ending));
}

export interface CutWord {
  form: string;
  particle: string;
}

/** The word without each possible particle, the shortest particle first; two can be combined (에서는). */
export function particleCuts(word: string): CutWord[] {
  const once = cutOnce(word);
  const twice = once.flatMap(({ form, particle }) =>
    cutOnce(form).map((inner) => ({ form: inner.form, particle: inner.particle + particle })),
  );
  return [...once, ...twice].sort((one, other) => one.particle.length - other.particle.length);
}

function cutOnce(word: string): CutWord[] {
  return [1, 2].flatMap((length) => {
    if (word.length <= length) return [];
    const [form, particle] = [word.slice(0, -length), word.slice(-length)];
    return isParticleOf(form, particle) ? [{ form, particle }] : [];
  });
}
