import { RED_FLAG_RULES, withoutHarmless, type RedFlag, type RedFlagRule } from './red-flag-rules';
import { findSign } from './signs';
import { standardSpelling } from './spelling';

/** Asks for information, not for help. */
const ASKS_FOR_INFORMATION =
  /뭐|뭔|무엇|뜻|이란|예방(?!접종|주사|약)|방지|막(?:으|는|을)|안(?:하|걸리|생기|나)게|않게|주의|조심|대비|보험|비용|수술비|검사비|얼마|합의|과실|보상|배상|청구|잘하는|잘보는|유전|종류|백신|공부|배우|배울|교육|강의|수업|자격|책|확률|(?:걸리|생기|되|나)나요|원인|왜생|궁금|증상(?:은|이|좀|을)?(?:알|어떤|어떻|뭐|있나|설명)/;

/** Asks for help after all: 발작 잘 보는 병원 급해요. */
const ASKS_FOR_HELP = /급해|급합|지금당장|살려|제발|도와/;

/** A person as subject before the sign: 저는 숨이 차요, 남편이 쓰러졌어요. */
const PERSON =
  /(?:제가|내가|나는|저는|난|저도|나도|(?:사람|남편|아내|와이프|딸|아들|할머니|할아버지|엄마|아빠|어머니|아버지|친구|동생|언니|오빠|누나|형|환자|어르신|직원)(?:이|가|은|는|도|께서))(?:지금|어제|오늘|방금|요즘|너무|갑자기|자꾸|계속|실수로)?$/;

/** A person acts on the animal: 제가 초콜릿을 줬어요. */
const DONE_BY_PERSON = /먹였|먹여|줬|주었|줘버|밟|떨어뜨|떨어트|떨궜|발랐|발라|쏟|뿌렸|엎/;
const PET = /강아지|고양이|반려|댕댕이|멍멍이|냥이|냥|멍|견|묘|토끼|햄스터|앵무|개가|개는|우리애|애기/;

/**
 * An emergency sign in the question, or null. Uses handwritten patterns, because a word index cannot distinguish 먹었어요 from 먹어도
 * 되나요. In doubt it fires: a false alarm costs less than a missed one.
 */
export function findRedFlag(question: string): RedFlag | null {
  const text = withoutHarmless(standardSpelling(question));
  const rule = RED_FLAG_RULES.find((candidate) => fires(candidate, text));
  return rule ? { id: rule.id, name: rule.name, now: rule.now, advice: rule.advice } : null;
}

function fires({ happens, named }: RedFlagRule, text: string): boolean {
  const concerns = (found: RegExpExecArray) => concernsAnimal(found, text);
  if (happens.some((sign) => findSign(sign, text).some(concerns))) return true;
  if (!named || (ASKS_FOR_INFORMATION.test(text) && !ASKS_FOR_HELP.test(text))) return false;
  return findSign({ pattern: named }, text).some(concerns);
}

function concernsAnimal(found: RegExpExecArray, text: string): boolean {
  if (PET.test(text) || DONE_BY_PERSON.test(found[0])) return true;
  return !PERSON.test(text.slice(0, found.index));
}
