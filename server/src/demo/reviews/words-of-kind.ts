import type { DemoKind } from '../demo-kinds';
import { CAFE_WORDS } from './cafe-words';
import { BOARDING_WORDS, CLINIC_WORDS, GROOMING_WORDS, PHARMACY_WORDS, SHOP_WORDS } from './care-words';
import { GALLERY_WORDS, HALL_WORDS, MUSEUM_WORDS } from './hall-words';
import { OUTING_WORDS } from './outing-words';
import { RESTAURANT_WORDS } from './restaurant-words';
import type { ReviewWords } from './review-words';
import { HOTEL_WORDS, PENSION_WORDS } from './stay-words';

export const WORDS_OF_KIND: Record<DemoKind, ReviewWords> = {
  카페: CAFE_WORDS,
  식당: RESTAURANT_WORDS,
  펜션: PENSION_WORDS,
  호텔: HOTEL_WORDS,
  여행지: OUTING_WORDS,
  박물관: MUSEUM_WORDS,
  미술관: GALLERY_WORDS,
  문예회관: HALL_WORDS,
  반려동물용품: SHOP_WORDS,
  미용: GROOMING_WORDS,
  위탁관리: BOARDING_WORDS,
  동물병원: CLINIC_WORDS,
  동물약국: PHARMACY_WORDS,
};
