/* Written by the server from its own constants (npm run generate). Never edited by hand. */
export const LIMITS = {
  "facilityPageSize": 15,
  "pageSizeMax": 100,
  "deepestRow": 25000,
  "exactCountMax": 30000,
  "memberCsvMax": 10000,
  "searchTextMax": 100,
  "searchWordsMax": 10,
  "filterListMax": 20,
  "placeNameMax": 50,
  "radiusMetersMax": 20000,
  "boundsLimit": 100,
  "nearestInView": 20,
  "suggestionLimit": 8,
  "suggestionLimitMax": 20,
  "suggestionTextMin": 2,
  "areaSuggestionLimit": 2,
  "areasAroundLimit": 30,
  "areasAroundLimitMax": 50,
  "reviewListMax": 1000,
  "tagListMax": 50,
  "favoriteListMax": 1000,
  "commentListMax": 1000,
  "sessionListMax": 100,
  "fileBytesMax": 10485760,
  "requestBytesMax": 104857600,
  "filesPerRequestMax": 10,
  "filesPerDay": 200,
  "fileBytesPerDay": 524288000
} as const;

export const TEXT_RULES = {
  "visible": {
    "pattern": "[^\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]"
  }
} as const;

export const MEMBER_RULES = {
  "email": {
    "pattern": "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$",
    "max": 255,
    "text": "이메일 형식이 올바르지 않습니다."
  },
  "placeholderDomain": "@kakao.invalid",
  "password": {
    "pattern": "^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*()_+=-])\\S{8,}$",
    "min": 8,
    "max": 255,
    "text": "비밀번호는 8자 이상, 영문 대소문자, 숫자, 특수문자를 포함해야 합니다.",
    "commonText": "너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.",
    "confirmationText": "비밀번호가 일치하지 않습니다."
  },
  "nickName": {
    "pattern": "^[가-힣A-Za-z0-9]{2,20}$",
    "min": 2,
    "max": 20,
    "text": "별명은 2~20자, 한글/영문/숫자만 사용할 수 있습니다."
  },
  "info": {
    "signUpMax": 1000,
    "max": 3000
  },
  "temporaryCode": {
    "length": 8,
    "seconds": 120
  }
} as const;

export const REVIEW_RULES = {
  "content": {
    "max": 1000,
    "emptyText": "내용을 입력하세요.",
    "longText": "리뷰는 1,000자까지 쓸 수 있습니다."
  },
  "rating": {
    "min": 1,
    "max": 5,
    "default": 5,
    "text": "별점은 1점부터 5점까지 줄 수 있습니다."
  },
  "tags": {
    "max": 6,
    "nameMax": 20,
    "pattern": "^[가-힣A-Za-z0-9_]+$",
    "patternText": "태그에는 공백이나 특수문자를 쓸 수 없습니다.",
    "longText": "태그는 20자까지 쓸 수 있습니다.",
    "duplicateText": "이미 추가한 태그입니다.",
    "maxText": "태그는 6개까지 추가할 수 있습니다."
  },
  "images": {
    "newMax": 10,
    "max": 15,
    "newText": "사진은 한 번에 10장까지 올릴 수 있습니다."
  },
  "report": {
    "reasonMax": 100,
    "emptyText": "신고 사유를 입력하세요.",
    "longText": "신고 사유는 100자까지 쓸 수 있습니다.",
    "ownText": "자신의 리뷰는 신고할 수 없습니다",
    "againText": "이미 신고한 리뷰입니다."
  }
} as const;

export const BOARD_RULES = {
  "title": {
    "max": 255,
    "longText": "제목은 255자까지 쓸 수 있습니다."
  },
  "content": {
    "max": 20000,
    "longText": "본문은 20,000자까지 쓸 수 있습니다."
  },
  "emptyText": "제목은 필수이며, 본문 또는 첨부파일이 하나 이상 있어야 합니다.",
  "attachments": {
    "max": 10,
    "text": "첨부파일은 10개까지 올릴 수 있습니다."
  },
  "pageSize": 10,
  "comment": {
    "max": 1000,
    "emptyText": "댓글 내용을 입력하세요.",
    "longText": "댓글은 1,000자까지 쓸 수 있습니다."
  },
  "report": {
    "reasonMax": 100,
    "emptyText": "신고 사유를 입력하세요.",
    "longText": "신고 사유는 100자까지 쓸 수 있습니다.",
    "ownText": "자신의 댓글은 신고할 수 없습니다.",
    "againText": "이미 신고한 댓글입니다."
  }
} as const;

export const CALENDAR_RULES = {
  "firstYear": 2000,
  "lastYear": 2100,
  "holiday": {
    "nameMax": 50,
    "descriptionMax": 200,
    "dateText": "날짜를 2026-05-05처럼 입력하세요.",
    "nameText": "이름은 1자 이상 50자 이하로 입력하세요.",
    "descriptionText": "설명은 200자까지 쓸 수 있습니다.",
    "takenText": "그날의 공휴일이 이미 있습니다."
  }
} as const;

export const SUPPORT_RULES = {
  "email": {
    "pattern": "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$",
    "max": 255,
    "text": "올바른 이메일 주소를 입력하세요."
  },
  "subject": {
    "max": 30,
    "text": "제목은 1자 이상 30자 이하로 작성해주세요."
  },
  "message": {
    "max": 300,
    "text": "문의 내용은 1자 이상 300자 이하로 작성해주세요."
  },
  "answer": {
    "max": 1000,
    "text": "답변은 1자 이상 1,000자 이하로 작성해주세요."
  },
  "note": {
    "max": 500,
    "text": "메모는 1자 이상 500자 이하로 작성해주세요."
  },
  "notesMax": 20,
  "receivedText": "문의를 접수했습니다. 평일 기준 3일 안에 적어 주신 이메일로 답변드릴게요."
} as const;

export const AUDIT_RULES = {
  "suspensionDays": {
    "max": 3650
  },
  "reason": {
    "max": 500,
    "emptyText": "사유를 입력해 주세요.",
    "longText": "사유는 500자까지 쓸 수 있습니다."
  }
} as const;

export const VISIT_RULES = {
  "daysBackMax": 14,
  "dateText": "다녀온 날은 오늘부터 14일 전까지 고를 수 있어요.",
  "conditionText": "어떤 조건이 달랐는지 골라 주세요.",
  "noConditionText": "조건은 조건이 달랐을 때만 고를 수 있어요.",
  "againText": "이 날의 방문은 이미 알려 주셨어요.",
  "setAsideText": "관리자가 확인하고 있는 기록이라 지울 수 없어요."
} as const;

export const CORRECTION_RULES = {
  "value": {
    "nameMax": 100,
    "addressMax": 200,
    "phoneMax": 60,
    "homepageMax": 300,
    "textMax": 500
  },
  "source": {
    "max": 200,
    "emptyText": "어떻게 알게 되셨는지 적어 주세요.",
    "longText": "200자까지 쓸 수 있습니다."
  },
  "emptyText": "바른 값을 적어 주세요.",
  "longText": "너무 길어요. 짧게 줄여 주세요.",
  "homepageText": "http://나 https://로 시작하는 홈페이지 주소를 적어 주세요.",
  "yesNoText": "Y나 N을 골라 주세요.",
  "addressText": "이 장소가 있는 시·도와 시·군·구부터 주소를 적어 주세요.",
  "pointText": "이 장소가 있는 시·도 안의 위치를 골라 주세요.",
  "closedText": "문을 닫은 곳이라고만 알릴 수 있습니다.",
  "sameText": "지금 나와 있는 값과 같아요.",
  "receivedText": "알려 주셔서 고맙습니다. 관리자가 확인한 뒤에 고칠게요."
} as const;

export const CHATBOT_RULES = {
  "messagesMax": 20,
  "conversationMax": 500,
  "messageMax": 1000,
  "emptyText": "질문을 입력하세요.",
  "placesMax": 5
} as const;

export const REGIONS = [
  {
    "name": "서울특별시",
    "shortName": "서울"
  },
  {
    "name": "부산광역시",
    "shortName": "부산"
  },
  {
    "name": "대구광역시",
    "shortName": "대구"
  },
  {
    "name": "인천광역시",
    "shortName": "인천"
  },
  {
    "name": "광주광역시",
    "shortName": "광주"
  },
  {
    "name": "대전광역시",
    "shortName": "대전"
  },
  {
    "name": "울산광역시",
    "shortName": "울산"
  },
  {
    "name": "세종특별자치시",
    "shortName": "세종"
  },
  {
    "name": "경기도",
    "shortName": "경기"
  },
  {
    "name": "강원특별자치도",
    "shortName": "강원"
  },
  {
    "name": "충청북도",
    "shortName": "충북"
  },
  {
    "name": "충청남도",
    "shortName": "충남"
  },
  {
    "name": "전북특별자치도",
    "shortName": "전북"
  },
  {
    "name": "전라남도",
    "shortName": "전남"
  },
  {
    "name": "경상북도",
    "shortName": "경북"
  },
  {
    "name": "경상남도",
    "shortName": "경남"
  },
  {
    "name": "제주특별자치도",
    "shortName": "제주"
  }
] as const;

export const FACILITY_CATEGORIES = {
  "반려동반여행": [
    "여행지",
    "펜션",
    "호텔"
  ],
  "반려동물식당카페": [
    "카페",
    "식당"
  ],
  "반려문화시설": [
    "박물관",
    "미술관",
    "문예회관"
  ],
  "반려동물 서비스": [
    "반려동물용품",
    "미용",
    "위탁관리"
  ],
  "반려의료": [
    "동물병원",
    "동물약국"
  ]
} as const;

export const ERRAND_KINDS = [
  "동물병원",
  "동물약국",
  "반려동물용품"
] as const;

export const PET_TYPE_NAMES = {
  "DOG": "개",
  "CAT": "고양이",
  "OTHER": "기타"
} as const;
