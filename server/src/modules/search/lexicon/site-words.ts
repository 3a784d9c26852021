export type Site = 'parkingAvailable' | 'indoorFacility' | 'outdoorFacility';

export const SITE_WORDS: Readonly<Record<Site, string>> = {
  parkingAvailable: '주차 주차장',
  indoorFacility: '실내',
  outdoorFacility: '야외 실외 테라스 마당 루프탑',
};
