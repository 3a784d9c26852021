import { currentPlaceNames } from '../../../shared/text/region';

interface Identity {
  name: string;
  jibunAddress: string | null;
  roadAddress: string | null;
}

/**
 * Identifies a place within and across editions: name without blanks and lot-number address (else road address). Region and district
 * take their current names, so that ids survive a renaming (강원도 → 강원특별자치도). Null without an address.
 */
export function sourceKeyOf({ name, jibunAddress, roadAddress }: Identity): string | null {
  const address = jibunAddress ?? roadAddress;
  return address && `${name.replace(/\s/g, '')}|${withCurrentNames(address)}`;
}

function withCurrentNames(address: string): string {
  const [region = '', district = '', ...rest] = address.split(' ');
  const names = currentPlaceNames(region, district);
  if (!names) return address;
  // 세종 has no district: its second word is a 읍, 면 or 동 already.
  const place = names.sidoName === '세종특별자치시' ? [names.sidoName, district] : [names.sidoName, names.sigunguName];
  return [...place, ...rest].filter(Boolean).join(' ');
}
