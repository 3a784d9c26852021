import { PetSize, PetSpecies } from '../../shared/pet-species';

export const PET_LABELS: Readonly<Record<PetSpecies, string>> = {
  [PetSpecies.DOG]: '강아지',
  [PetSpecies.CAT]: '고양이',
  [PetSpecies.RABBIT]: '토끼',
  [PetSpecies.BIRD]: '새',
  [PetSpecies.SMALL_MAMMAL]: '소동물',
  [PetSpecies.REPTILE]: '파충류',
  [PetSpecies.OTHER]: '특수동물',
};

export const SIZE_LABELS: Readonly<Record<PetSize, string>> = {
  [PetSize.SMALL]: '소형견',
  [PetSize.MEDIUM]: '중형견',
  [PetSize.LARGE]: '대형견',
};

export const CHIP_TEXT = {
  nearMe: '내 주변',
  near: (place: string) => `${place} 근처`,
  parkingAvailable: '주차 가능',
  indoorFacility: '실내',
  outdoorFacility: '야외',
  openNow: '지금 영업 중',
  openAt: (month: number, date: number, weekday: string, time: string) => `${month}월 ${date}일 (${weekday}) ${time} 영업`,
  openAllDay: '24시간 영업',
  kinds: (names: readonly string[]) => names.join('·'),
  pet: (label: string, kg: number | null, count: number) =>
    [label, kg === null ? '' : `${kg}kg`, count > 1 ? `${count}마리` : ''].filter(Boolean).join(' '),
} as const;

export const WEEKDAY_NAMES = ['일', '월', '화', '수', '목', '금', '토'] as const;
