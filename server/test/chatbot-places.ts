import type { DataSource } from 'typeorm';
import { makeFacility } from './factories';

/** Kind, region, district and legal dong of places that questions of the chatbot's specs are about. */
const PLACES = [
  ['카페', '서울특별시', '강남구', '역삼동'],
  ['카페', '서울특별시', '서초구', '서초동'],
  ['카페', '서울특별시', '강서구', '화곡동'],
  ['카페', '부산광역시', '강서구', '명지동'],
  ['카페', '서울특별시', '중구', '정동'],
  ['카페', '부산광역시', '중구', '남포동'],
  ['카페', '부산광역시', '해운대구', '우동'],
  ['카페', '강원특별자치도', '고성군', '토성면'],
  ['카페', '경상남도', '고성군', '고성읍'],
  ['카페', '경기도', '양평군', '서면'],
  ['카페', '강원특별자치도', '홍천군', '서면'],
  ['카페', '경기도', '고양시 일산동구', '장항동'],
  ['카페', '경기도', '고양시 일산서구', '대화동'],
  ['카페', '경기도', '고양시 덕양구', '화정동'],
  ['카페', '울산광역시', '동구', '일산동'],
  ['카페', '경상남도', '사천시', '벌리동'],
  ['카페', '경기도', '이천시', '중리동'],
  ['카페', '경기도', '동두천시', '생연동'],
  ['카페', '충청남도', '논산시', '취암동'],
  ['카페', '경기도', '안양시 동안구', '호계동'],
  ['카페', '경상북도', '영양군', '서부리'],
  ['식당', '서울특별시', '종로구', '세종로'],
  ['호텔', '경기도', '고양시 일산동구', '장항동'],
  ['반려동물용품', '경기도', '구리시', '인창동'],
  ['여행지', '경기도', '용인시 기흥구', '하갈동'],
  ['여행지', '강원특별자치도', '속초시', '영랑동'],
  ['동물병원', '서울특별시', '강남구', '역삼동'],
  ['동물병원', '서울특별시', '마포구', '서교동'],
  ['동물병원', '부산광역시', '해운대구', '우동'],
  ['동물병원', '경기도', '수원시 팔달구', '인계동'],
  ['동물병원', '경기도', '성남시 분당구', '정자동'],
  ['동물병원', '경기도', '고양시 덕양구', '화정동'],
  ['동물병원', '충청남도', '천안시 동남구', '신부동'],
] as const;

/** Places are called by their dong and kind: 역삼동 카페. */
export async function makeChatbotPlaces(dataSource: DataSource): Promise<void> {
  for (const [category3, sidoName, sigunguName, town] of PLACES)
    await makeFacility(dataSource, {
      name: category3 === '여행지' ? `${town} 호수공원` : `${town} ${category3}`,
      category2: '반려동물 서비스',
      category3,
      sidoName,
      sigunguName,
      latitude: null,
      longitude: null,
      jibunAddress: `${sidoName} ${sigunguName} ${town} 1`,
    });
}
