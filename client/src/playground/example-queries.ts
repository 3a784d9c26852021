/** Tabs that a first visitor finds. Every one runs as it stands. */
export const EXAMPLE_QUERIES = [
  {
    query: `# 장소 검색: 서울에서 주차할 수 있는 카페, 이름순 첫 쪽
query SearchFacilities {
  facilities(
    filter: { sidoName: "서울특별시", categories: ["카페"], parkingAvailable: true }
    page: 0
    size: 5
  ) {
    totalCount
    items {
      id
      name
      category3
      roadAddress
      allowedPetSize
      petTypes
    }
  }
}
`,
  },
  {
    query: `# 지도에 보이는 네모 안의 장소
query FacilitiesOnMap($bounds: BoundsInput!) {
  facilitiesInBounds(bounds: $bounds, limit: 20) {
    totalCount
    items {
      id
      name
      latitude
      longitude
    }
  }
}
`,
    variables: JSON.stringify(
      { bounds: { southWestLat: 37.49, southWestLng: 127.01, northEastLat: 37.52, northEastLng: 127.06 } },
      null,
      2,
    ),
  },
  {
    query: `# 검색어 제안: 초성(ㄷㅁㅂㅇ)이나 영문 자판으로 친 한글(rkdska)도 찾아요
query Suggestions {
  facilitySuggestions(query: "ㄷㅁㅂㅇ") {
    id
    name
    sidoName
    sigunguName
  }
}
`,
  },
  {
    query: `# 고를 수 있는 시·도와 종류, 자료의 출처
query Options {
  regions {
    name
    facilityCount
  }
  facilityCategories {
    name
    kinds {
      name
      facilityCount
    }
  }
  facilityDataset {
    name
    provider
    edition
    isDemo
  }
}
`,
  },
];
