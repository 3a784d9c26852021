import { currentPlaceNames } from '../../../shared/text/region';

interface Identity {
  name: string;
  jibunAddress: string | null;
  roadAddress: string | null;
}

/**
 * What makes two rows the same place, in one edition or in several: the name without blanks and the lot-number address (where
 * there is none, the road address). Region and district count by their present names: 강원도 of one edition is 강원특별자치도
 * of the next, and ids have to survive that. null: the row says too little to be told from others.
 */
export function sourceKeyOf({ name, jibunAddress, roadAddress }: Identity): string | null {
  const address = jibunAddress ?? roadAddress;
  return address && `${name.replace(/\s/g, '')}|${withPresentNames(address)}`;
}

function withPresentNames(address: string): string {
  const [region = '', district = '', ...rest] = address.split(' ');
  const names = currentPlaceNames(region, district);
  if (!names) return address;
  // 세종 has no district: its second word is a 읍, 면 or 동 already.
  const place = names.sidoName === '세종특별자치시' ? [names.sidoName, district] : [names.sidoName, names.sigunguName];
  return [...place, ...rest].filter(Boolean).join(' ');
}
