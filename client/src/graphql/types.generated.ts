/* eslint-disable */
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: File; }
};

/** 관리자가 한눈에 볼 것 */
export type AdminSummary = {
  __typename?: 'AdminSummary';
  /** 공공데이터를 마지막으로 가져온 때. 아직 없으면 null. */
  importedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 처리하지 않은 문의의 수 */
  inquiryCount: Scalars['Int']['output'];
  memberCount: Scalars['Int']['output'];
  /** 최근 7일 동안 가입한 회원의 수 */
  newMemberCount: Scalars['Int']['output'];
  /** 최근 7일 동안 쓴 리뷰의 수 */
  newReviewCount: Scalars['Int']['output'];
  reviewCount: Scalars['Int']['output'];
  /** 처리하지 않은 신고의 수 */
  reviewReportCount: Scalars['Int']['output'];
  /** 공휴일이 하나도 없는 가까운 해 (올해나 내년). 없으면 null. */
  yearWithoutHolidays?: Maybe<Scalars['Int']['output']>;
};

export type AskChatbotInput = {
  /** 지금까지의 대화, 오래된 말부터. 마지막 말이 질문입니다. 마지막 20개만 읽습니다. */
  messages: Array<ChatbotMessageInput>;
};

/** 첨부파일. 사진은 브라우저에서 열리고, 다른 파일은 내려받습니다. */
export type Attachment = {
  __typename?: 'Attachment';
  /** 파일의 크기 (바이트) */
  bytes: Scalars['Int']['output'];
  /** 사진이면 그 사진, 아니면 null */
  image?: Maybe<Image>;
  /** 파일의 종류 (예: application/pdf) */
  mediaType: Scalars['String']['output'];
  /** 파일의 이름. 파일을 지울 때 씁니다. */
  name: Scalars['String']['output'];
  /** `/files/`로 시작하는 주소. 마지막 부분이 파일의 이름입니다. */
  url: Scalars['String']['output'];
};

/** 관리자가 한 일 */
export type AuditAction =
  | 'CREATE_BOARD'
  | 'CREATE_HOLIDAY'
  | 'DELETE_BOARD'
  | 'DELETE_HOLIDAY'
  | 'DELETE_INQUIRY'
  /** 다른 회원의 리뷰를 신고와 함께 지움 */
  | 'DELETE_REVIEW'
  /** 신고만 지움 */
  | 'DELETE_REVIEW_REPORT'
  /** 관리자로 정함 (서버의 명령) */
  | 'GRANT_ADMIN'
  /** 비밀번호를 새로 정함 (서버의 명령) */
  | 'RESET_PASSWORD'
  /** 관리자에서 뺌 (서버의 명령) */
  | 'REVOKE_ADMIN'
  | 'UPDATE_BOARD'
  | 'UPDATE_HOLIDAY'
  /** 다른 회원의 리뷰를 고침 */
  | 'UPDATE_REVIEW';

/** 관리 기록 */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  action: AuditAction;
  /** 한 관리자. 탈퇴했거나 서버의 명령이면 null. */
  actor?: Maybe<Member>;
  /** 한 관리자의 회원 번호. 서버의 명령이면 null. */
  actorId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 대상의 번호 */
  targetId: Scalars['ID']['output'];
};

/** 관리 기록 */
export type AuditEntryPage = {
  __typename?: 'AuditEntryPage';
  /** 새로 한 일부터 */
  items: Array<AuditEntry>;
  totalCount: Scalars['Int']['output'];
};

/** 공지. 비공개 공지는 쓴 회원과 관리자에게만 있습니다. */
export type Board = {
  __typename?: 'Board';
  attachmentCount: Scalars['Int']['output'];
  /** 올린 순서 */
  attachments: Array<Attachment>;
  commentCount: Scalars['Int']['output'];
  /** 본문. 첨부파일만 있으면 빈 글. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 쓴 때 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 쓴 회원과 관리자에게만 보이는가 */
  isPrivate: Scalars['Boolean']['output'];
  /** 쓴 회원 */
  member: Member;
  title: Scalars['String']['output'];
  /** 고칠 때마다 하나씩 커집니다. 고칠 때 보내면 그사이 바뀐 공지를 덮어쓰지 않습니다. */
  version: Scalars['Int']['output'];
  /** 보는 사람이 고치고 지울 수 있는 공지인가 (쓴 회원) */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** 공지 목록의 한 쪽 */
export type BoardPage = {
  __typename?: 'BoardPage';
  /** 새로 쓴 순 */
  items: Array<Board>;
  /** 0부터 세는 쪽 번호. 물은 쪽이 끝을 넘으면 마지막 쪽. */
  page: Scalars['Int']['output'];
  /** 보는 사람에게 보이는, 조건에 맞는 모든 공지의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 지도에 보이는 네모. 남서쪽 모서리가 북동쪽보다 남서에 있어야 합니다. */
export type BoundsInput = {
  northEastLat: Scalars['Float']['input'];
  northEastLng: Scalars['Float']['input'];
  southWestLat: Scalars['Float']['input'];
  southWestLng: Scalars['Float']['input'];
};

export type ChangePasswordInput = {
  /** 보낸다면 자신의 이메일이어야 합니다. */
  email?: InputMaybe<Scalars['String']['input']>;
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};

/** 챗봇의 답. 꾸밈 없는 글입니다. */
export type ChatbotAnswer = {
  __typename?: 'ChatbotAnswer';
  /** 답에 어울리는 장소, 5곳까지 */
  facilities: Array<Facility>;
  /** 장소의 이름과 주소까지 글로 쓴 답. 글만 보여 주는 곳을 위한 것입니다. */
  plainText: Scalars['String']['output'];
  /** 질문에서 읽어 낸 장소의 조건. 장소를 묻지 않았으면 null. */
  search?: Maybe<ChatbotSearch>;
  source: ChatbotSource;
  /** 답 */
  text: Scalars['String']['output'];
};

export type ChatbotMessageInput = {
  /** 1,000자까지 읽습니다. */
  content: Scalars['String']['input'];
  role: ChatbotRole;
};

/** 말한 쪽: 사람이나 챗봇 */
export type ChatbotRole =
  | 'ASSISTANT'
  | 'USER';

/** 질문에서 읽어 낸 장소의 조건. 지도 검색과 같은 말입니다. */
export type ChatbotSearch = {
  __typename?: 'ChatbotSearch';
  /** 묶음이나 종류의 이름 */
  categories: Array<Scalars['String']['output']>;
  indoorFacility?: Maybe<Scalars['Boolean']['output']>;
  outdoorFacility?: Maybe<Scalars['Boolean']['output']>;
  /** 참이면 주차할 수 있는 곳만 */
  parkingAvailable?: Maybe<Scalars['Boolean']['output']>;
  petTypes: Array<PetType>;
  /** 동이나 길의 이름, 그 밖의 찾는 말 */
  searchText?: Maybe<Scalars['String']['output']>;
  /** 시·도의 공식 이름 */
  sidoName?: Maybe<Scalars['String']['output']>;
  sigunguName?: Maybe<Scalars['String']['output']>;
};

/** 답이 온 곳 */
export type ChatbotSource =
  /** 언어 모델 */
  | 'MODEL'
  /** 아는 답이 없음 */
  | 'NONE'
  /** 장소 검색 */
  | 'PLACES'
  /** 미리 써 둔 답 */
  | 'PREPARED'
  /** 곧바로 동물병원에 가야 하는 증상에 대한 안내 */
  | 'URGENT';

/** 공지의 댓글 */
export type Comment = {
  __typename?: 'Comment';
  /** 댓글이 달린 공지 */
  board: Board;
  boardId: Scalars['ID']['output'];
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 쓴 때 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 쓴 회원 */
  member: Member;
  /** 보는 사람이 고치고 지울 수 있는 댓글인가 (쓴 회원) */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** 댓글 목록 */
export type CommentPage = {
  __typename?: 'CommentPage';
  /** 먼저 쓴 순 */
  items: Array<Comment>;
  totalCount: Scalars['Int']['output'];
};

export type CreateBoardInput = {
  /** 10개까지, 하나에 10MB까지. 사진, PDF, 한글, 워드, 엑셀, 파워포인트, TXT, CSV, ZIP. */
  attachments?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** 20,000자까지. 첨부파일이 있으면 없어도 됩니다. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** 쓴 회원과 관리자에게만 보이게 합니다. */
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** 255자까지 */
  title: Scalars['String']['input'];
};

export type CreateCommentInput = {
  boardId: Scalars['ID']['input'];
  /** 1,000자까지 */
  content: Scalars['String']['input'];
};

export type CreateHolidayInput = {
  /** 서울의 날짜 (yyyy-MM-dd) */
  date: Scalars['String']['input'];
  /** 200자까지 */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 50자까지 */
  name: Scalars['String']['input'];
};

export type CreateInquiryInput = {
  /** 답변을 받을 이메일 */
  email: Scalars['String']['input'];
  /** 300자까지 */
  message: Scalars['String']['input'];
  /** 이 요청의 이름(UUID). 답을 받지 못해 다시 보내도 같은 이름이면 문의가 하나만 생깁니다. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** 한 줄, 30자까지 */
  subject: Scalars['String']['input'];
};

export type CreateReviewInput = {
  /** 1,000자까지 */
  content: Scalars['String']['input'];
  facilityId: Scalars['ID']['input'];
  /** 한 번에 10장, 리뷰 하나에 모두 15장까지. 한 장에 10MB까지. */
  images?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** 1부터 5까지 */
  rating: Scalars['Int']['input'];
  /** 이 요청의 이름(UUID). 답을 받지 못해 다시 보내도 같은 이름이면 리뷰가 하나만 생깁니다. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** 6개까지. 한글, 영문, 숫자, 밑줄만, 하나에 20자까지. 앞의 #는 떼어 냅니다. */
  tagNames?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DeleteBoardInput = {
  id: Scalars['ID']['input'];
};

export type DeleteCommentInput = {
  id: Scalars['ID']['input'];
};

export type DeleteHolidayInput = {
  id: Scalars['ID']['input'];
};

export type DeleteInquiryInput = {
  id: Scalars['ID']['input'];
};

export type DeleteReviewInput = {
  id: Scalars['ID']['input'];
};

export type DeleteReviewReportInput = {
  id: Scalars['ID']['input'];
};

/** 지워진 댓글. 공지에는 지운 뒤의 수가 있습니다. */
export type DeletedComment = {
  __typename?: 'DeletedComment';
  board: Board;
  id: Scalars['ID']['output'];
};

/** 지워진 리뷰. 장소와 회원에는 지운 뒤의 수가 있습니다. */
export type DeletedReview = {
  __typename?: 'DeletedReview';
  facility: Facility;
  id: Scalars['ID']['output'];
  member: Member;
};

/** 장소가 있는 시·군·구 */
export type District = {
  __typename?: 'District';
  facilityCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** 속한 시·도의 공식 이름 */
  regionName: Scalars['String']['output'];
};

/** 네모 안의 장소. 많으면 고르게 뽑은 일부 */
export type FacilitiesInBounds = {
  __typename?: 'FacilitiesInBounds';
  items: Array<Facility>;
  /** 네모 안에서 조건에 맞는 모든 장소의 수. 100,000까지 셉니다. */
  totalCount: Scalars['Int']['output'];
};

/** 반려동물 동반 정보가 있는 장소. 공공데이터의 문구를 그대로 두며, 알 수 없는 값은 null입니다. */
export type Facility = {
  __typename?: 'Facility';
  /** 반려동물 동반 추가 요금 */
  additionalPetFee?: Maybe<Scalars['String']['output']>;
  /** 입장(이용료) 정보 */
  admissionFeeInfo?: Maybe<Scalars['String']['output']>;
  /** 입장 가능 동물 크기. 병원은 진료하는 동물을 뜻합니다. */
  allowedPetSize?: Maybe<Scalars['String']['output']>;
  /** 평균 별점 (소수 한 자리). 리뷰가 없으면 null. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** 건물 번호 */
  buildingNumber?: Maybe<Scalars['String']['output']>;
  /** 번지 */
  bunji?: Maybe<Scalars['String']['output']>;
  /** 대분류 (예: 반려동물업) */
  category1?: Maybe<Scalars['String']['output']>;
  /** 묶음 (예: 반려의료, 반려동반여행) */
  category2?: Maybe<Scalars['String']['output']>;
  /** 종류 (예: 동물병원, 카페) */
  category3?: Maybe<Scalars['String']['output']>;
  /** 장소 설명 */
  description?: Maybe<Scalars['String']['output']>;
  /** 자료의 최종 작성일 (yyyy-MM-dd) */
  finalCreationDate?: Maybe<Scalars['String']['output']>;
  /** 휴무일 */
  holiday?: Maybe<Scalars['String']['output']>;
  /** 홈페이지 주소. 여러 개면 쉼표로 나뉘며 http(s)가 아닌 글이 들어 있을 수 있습니다. */
  homepage?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** 실내 시설이 있는지 */
  indoorFacility?: Maybe<Scalars['Boolean']['output']>;
  /** 시연용으로 지어낸 장소인지 */
  isDemo: Scalars['Boolean']['output'];
  /** 지번 주소 */
  jibunAddress?: Maybe<Scalars['String']['output']>;
  /** 위도 (WGS84, 도) */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** 법정 읍·면·동 */
  legalEupMyeonDongName?: Maybe<Scalars['String']['output']>;
  /** 경도 (WGS84, 도) */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** 이 장소가 빠진 자료의 기준일 (yyyy-MM-dd). 값이 있으면 목록과 검색에 나오지 않습니다. */
  missingSince?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** 운영시간 */
  operatingHours?: Maybe<Scalars['String']['output']>;
  /** 실외 시설이 있는지 */
  outdoorFacility?: Maybe<Scalars['Boolean']['output']>;
  /** 주차 가능 여부 */
  parkingAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** 반려동물 동반 가능 여부. false는 동반 불가. */
  petFriendly?: Maybe<Scalars['Boolean']['output']>;
  /** 반려동물 전용 정보 */
  petOnlyInfo?: Maybe<Scalars['String']['output']>;
  /** 반려동물 제한사항. "제한사항 없음"이 목줄이 필요 없다는 뜻은 아닙니다. */
  petRestrictions?: Maybe<Scalars['String']['output']>;
  /** 들어갈 수 있는 동물. 비어 있으면 동반할 수 없습니다. */
  petTypes: Array<PetType>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** 우편번호 다섯 자리 */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** 별점 1점부터 5점까지 각각의 리뷰 수 */
  ratingCounts: Array<Scalars['Int']['output']>;
  /** 리뷰의 수 */
  reviewCount: Scalars['Int']['output'];
  /** 리 */
  riName?: Maybe<Scalars['String']['output']>;
  /** 도로명 주소 */
  roadAddress?: Maybe<Scalars['String']['output']>;
  /** 도로명 */
  roadName?: Maybe<Scalars['String']['output']>;
  /** 시·도의 현재 공식 이름 (17개 중 하나) */
  sidoName?: Maybe<Scalars['String']['output']>;
  /** 시·군·구 */
  sigunguName?: Maybe<Scalars['String']['output']>;
  /** 보는 사람이 즐겨찾기한 장소인가. 방문자에게는 false. */
  viewerHasFavorited: Scalars['Boolean']['output'];
};

/** 종류의 묶음 (category2) */
export type FacilityCategory = {
  __typename?: 'FacilityCategory';
  facilityCount: Scalars['Int']['output'];
  /** 장소가 많은 순 */
  kinds: Array<FacilityKind>;
  name: Scalars['String']['output'];
};

/** 장소 자료의 출처와 상태 */
export type FacilityDataset = {
  __typename?: 'FacilityDataset';
  /** 가져온 자료의 기준일 (yyyy-MM-dd). 시연용 자료뿐이면 null. */
  edition?: Maybe<Scalars['String']['output']>;
  /** 검색에 나오는 장소의 수 */
  facilityCount: Scalars['Int']['output'];
  /** 시연용으로 지어낸 장소를 보여 주는 중인지 */
  isDemo: Scalars['Boolean']['output'];
  /** 자료의 이름 */
  name: Scalars['String']['output'];
  /** 제공 기관 */
  provider: Scalars['String']['output'];
  /** 자료를 받을 수 있는 주소 */
  url: Scalars['String']['output'];
};

/** 모든 조건은 AND, 한 조건의 여러 값은 OR. 빈 목록과 빈 글은 조건이 없는 것과 같습니다. */
export type FacilityFilterInput = {
  /** 묶음(category2) 또는 종류(category3)의 이름 */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  indoorFacility?: InputMaybe<Scalars['Boolean']['input']>;
  outdoorFacility?: InputMaybe<Scalars['Boolean']['input']>;
  /** true면 동물병원, 동물약국, 반려동물용품점을 빼고 놀러 갈 곳만 남깁니다. */
  outingOnly?: InputMaybe<Scalars['Boolean']['input']>;
  parkingAvailable?: InputMaybe<Scalars['Boolean']['input']>;
  /** true면 동반 불가인 곳을 뺍니다. */
  petFriendlyOnly?: InputMaybe<Scalars['Boolean']['input']>;
  petTypes?: InputMaybe<Array<PetType>>;
  /** 이름, 분류, 주소, 도로명, 번지, 동물 크기, 설명에서 찾습니다. 최대 100자. */
  searchQuery?: InputMaybe<Scalars['String']['input']>;
  /** 시·도. 현재 이름, 옛 이름, 줄인 이름을 모두 받습니다. */
  sidoName?: InputMaybe<Scalars['String']['input']>;
  /** 시·군·구 */
  sigunguName?: InputMaybe<Scalars['String']['input']>;
};

/** 장소의 종류 (category3) */
export type FacilityKind = {
  __typename?: 'FacilityKind';
  facilityCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** 조건에 맞는 장소의 한 쪽 */
export type FacilityPage = {
  __typename?: 'FacilityPage';
  /** false면 실제로는 totalCount보다 많습니다. */
  isTotalCountExact: Scalars['Boolean']['output'];
  items: Array<Facility>;
  page: Scalars['Int']['output'];
  size: Scalars['Int']['output'];
  /** 조건에 맞는 모든 장소의 수. 100,000까지 셉니다. */
  totalCount: Scalars['Int']['output'];
};

/** 목록의 순서. 같으면 이름, 다음은 id. */
export type FacilitySort =
  /** `near`에서 가까운 순. `near`가 있어야 하며 좌표가 없는 장소는 맨 뒤. */
  | 'DISTANCE'
  | 'NAME'
  /** 평균 별점이 높은 순. 리뷰가 없는 장소는 맨 뒤. */
  | 'RATING';

/** 검색어를 치는 동안 보여 주는 제안 */
export type FacilitySuggestion = {
  __typename?: 'FacilitySuggestion';
  category3?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  sidoName?: Maybe<Scalars['String']['output']>;
  sigunguName?: Maybe<Scalars['String']['output']>;
};

/** 즐겨찾기한 장소의 목록 */
export type FavoriteFacilityPage = {
  __typename?: 'FavoriteFacilityPage';
  /** 새로 더한 순 */
  items: Array<Facility>;
  totalCount: Scalars['Int']['output'];
};

/** 공휴일 */
export type Holiday = {
  __typename?: 'Holiday';
  /** 서울의 날짜 (yyyy-MM-dd) */
  date: Scalars['String']['output'];
  /** 없으면 빈 글 */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 관공서의 공휴일 목록에서 온 날 */
  isOfficial: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** 올린 사진. 주소는 모두 `/files/`로 시작하고, 바뀌지 않으므로 오래 저장해 두어도 됩니다. */
export type Image = {
  __typename?: 'Image';
  /** 긴 변이 640픽셀 이하인 WebP */
  cardUrl: Scalars['String']['output'];
  /** `url`의 높이 (픽셀) */
  height: Scalars['Int']['output'];
  /** 파일의 이름. 사진을 지울 때 씁니다. */
  name: Scalars['String']['output'];
  /** 사진이 오기 전에 보여 줄 흐린 그림 (thumbhash, base64) */
  thumbhash?: Maybe<Scalars['String']['output']>;
  /** 160 × 160픽셀로 잘라 낸 WebP */
  thumbnailUrl: Scalars['String']['output'];
  /** 긴 변이 2,048픽셀 이하인 사진. 주소의 마지막 부분이 파일의 이름입니다. */
  url: Scalars['String']['output'];
  /** `url`의 너비 (픽셀) */
  width: Scalars['Int']['output'];
};

/** 문의. 관리자만 봅니다. */
export type Inquiry = {
  __typename?: 'Inquiry';
  /** 답변을 받을 이메일. 본인의 것인지 확인하지 않았습니다. */
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 받은 때 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 로그인한 채로 보냈다면 그 회원 */
  member?: Maybe<Member>;
  /** 꾸밈 없는 글 */
  message: Scalars['String']['output'];
  subject: Scalars['String']['output'];
};

/** 문의 목록 */
export type InquiryPage = {
  __typename?: 'InquiryPage';
  items: Array<Inquiry>;
  /** 조건에 맞는 모든 문의의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 문의를 받았다는 답 */
export type InquiryReceipt = {
  __typename?: 'InquiryReceipt';
  id: Scalars['ID']['output'];
  /** 보낸 사람에게 보여 줄 글. 언제 답을 받는지 알려 줍니다. */
  message: Scalars['String']['output'];
};

/** 같으면 새로 받은 순 */
export type InquirySort =
  | 'EMAIL'
  | 'NEWEST'
  | 'OLDEST'
  | 'SUBJECT';

/** 카카오 로그인 */
export type KakaoSignIn = {
  __typename?: 'KakaoSignIn';
  /** 브라우저를 보낼 주소. 여기에 직접 만든 `state`를 더해 보내고, `/auth/kakao/callback`으로 돌아온 값과 같은지 확인하세요. */
  authorizeUrl: Scalars['String']['output'];
  /** 참이면 카카오가 아니라 시연용 로그인입니다. */
  isDemo: Scalars['Boolean']['output'];
};

export type KakaoSignInInput = {
  /** `/auth/kakao/callback`이 받은 값 */
  code: Scalars['String']['input'];
};

/** 지도를 그리는 데 필요한 설정 */
export type MapSettings = {
  __typename?: 'MapSettings';
  /** 카카오맵 JavaScript 키. null이면 열린 지도를 씁니다. */
  kakaoJsKey?: Maybe<Scalars['String']['output']>;
  /** 열린 지도의 바탕 그림 주소 ({z}/{x}/{y}). null이면 경계선만 그립니다. */
  tileUrl?: Maybe<Scalars['String']['output']>;
};

/** 회원. 별명과 프로필 사진은 누구나, 나머지는 본인과 관리자만 봅니다. */
export type Member = {
  __typename?: 'Member';
  /** 맡은 일. 관리자이면 'admin'. 본인과 관리자가 아니면 빈 목록. */
  authNames: Array<Scalars['String']['output']>;
  /** 준 별점의 평균 (소수 한 자리). 리뷰가 없으면 null. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** 이메일. 본인과 관리자가 아니면 가린 모양(m***@e***.com). */
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 자기소개. 본인과 관리자가 아니면 null. */
  info?: Maybe<Scalars['String']['output']>;
  /** 가입한 때. 본인과 관리자가 아니면 null. */
  insertedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 별명 */
  nickName: Scalars['String']['output'];
  /** 프로필 사진. 없으면 null (`/user.png`를 보여 주세요). */
  profileImage?: Maybe<Image>;
  /** 카카오 회원이면 KAKAO. 본인과 관리자가 아니면 null. */
  provider?: Maybe<MemberProvider>;
  /** 쓴 리뷰의 수 */
  reviewCount: Scalars['Int']['output'];
  /** 보는 사람이 고칠 수 있는 회원인가 (본인) */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** 회원 목록 */
export type MemberPage = {
  __typename?: 'MemberPage';
  items: Array<Member>;
  totalCount: Scalars['Int']['output'];
};

/** 비밀번호 대신 로그인에 쓰는 서비스 */
export type MemberProvider =
  | 'KAKAO';

export type MemberSort =
  | 'EMAIL'
  | 'NEWEST'
  | 'NICK_NAME'
  | 'OLDEST';

export type Mutation = {
  __typename?: 'Mutation';
  /** 챗봇에게 묻습니다. 한 주소에서 1분에 20번, 하루에 정한 수를 넘으면 TOO_MANY_REQUESTS, 언어 모델이 답하지 못하면 BAD_GATEWAY, 20초 안에 답하지 않으면 GATEWAY_TIMEOUT. 요청을 끊으면 답도 그만 만듭니다. */
  askChatbot: ChatbotAnswer;
  /** 비밀번호를 바꿉니다. 다른 기기의 로그인은 끝나고 이 로그인은 남습니다. 카카오 회원은 BAD_USER_INPUT. */
  changePassword: Scalars['Boolean']['output'];
  /** 공지를 씁니다. */
  createBoard: Board;
  /** 댓글을 씁니다. 없거나 보이지 않는 공지는 NOT_FOUND. */
  createComment: Comment;
  /** 공휴일을 더합니다. 그날의 공휴일이 이미 있으면 CONFLICT. */
  createHoliday: Holiday;
  /** 문의를 보냅니다. 한 주소에서 한 시간에 다섯 번을 넘으면 TOO_MANY_REQUESTS. */
  createInquiry: InquiryReceipt;
  /** 리뷰를 씁니다. 없는 장소는 NOT_FOUND, 하루에 올릴 수 있는 사진을 넘으면 TOO_MANY_REQUESTS. */
  createReview: Review;
  /** 카카오 회원의 임시 코드를 새로 만듭니다. 카카오 회원이 아니면 BAD_USER_INPUT. */
  createTemporaryCode: TemporaryCodeResult;
  /** 공지를 댓글, 파일과 함께 지웁니다. 쓴 회원만. 지운 공지의 id를 돌려줍니다. */
  deleteBoard: Scalars['ID']['output'];
  /** 댓글을 지웁니다. 쓴 회원만, 다른 회원은 FORBIDDEN. */
  deleteComment: DeletedComment;
  /** 공휴일을 지웁니다. 지운 공휴일의 id를 돌려줍니다. */
  deleteHoliday: Scalars['ID']['output'];
  /** 문의를 지웁니다. 지운 문의의 id를 돌려줍니다. */
  deleteInquiry: Scalars['ID']['output'];
  /** 리뷰를 좋아요, 신고, 사진과 함께 지웁니다. 쓴 회원과 관리자만, 다른 회원은 FORBIDDEN. */
  deleteReview: DeletedReview;
  /** 신고만 지웁니다. 리뷰는 남습니다. 지운 신고의 id를 돌려줍니다. */
  deleteReviewReport: Scalars['ID']['output'];
  /** 리뷰를 신고합니다. 자신의 리뷰는 BAD_USER_INPUT, 이미 신고했으면 CONFLICT. */
  reportReview: Review;
  /** 로그인. 이메일이나 비밀번호가 다르면 UNAUTHENTICATED, 15분에 10번 틀리면 TOO_MANY_REQUESTS. */
  signIn: SignInResult;
  /** 카카오로 로그인. 처음이면 가입도 됩니다. 카카오가 거절하면 UNAUTHENTICATED, 답하지 않으면 BAD_GATEWAY. */
  signInWithKakao: SignInResult;
  /** 이 토큰을 더는 쓸 수 없게 합니다. */
  signOut: Scalars['Boolean']['output'];
  /** 가입. 로그인은 따로 합니다. 이메일이나 별명이 이미 있으면 CONFLICT, 한 주소에서 한 시간에 20번까지. */
  signUp: Member;
  /** 즐겨찾기에 더하거나 뺍니다. 바뀐 뒤의 장소를 돌려줍니다. */
  toggleFavorite: Facility;
  /** 좋아요를 누르거나 거둡니다. */
  toggleReviewLike: ToggledReviewLike;
  /** 공지를 고칩니다. 쓴 회원만, 다른 회원은 FORBIDDEN. 그사이 바뀌었으면 CONFLICT. */
  updateBoard: Board;
  /** 댓글을 고칩니다. 쓴 회원만, 다른 회원은 FORBIDDEN. */
  updateComment: Comment;
  /** 공휴일의 이름이나 설명을 고칩니다. */
  updateHoliday: Holiday;
  /** 자신의 정보를 고칩니다. 비밀번호나 임시 코드가 다르면 FORBIDDEN. */
  updateMember: Member;
  /** 리뷰를 고칩니다. 쓴 회원과 관리자만, 다른 회원은 FORBIDDEN. */
  updateReview: Review;
  /** 탈퇴. 회원이 남긴 것이 모두 지워집니다. 비밀번호나 임시 코드가 다르거나 마지막 관리자이면 FORBIDDEN. */
  withdraw: Scalars['Boolean']['output'];
};


export type MutationAskChatbotArgs = {
  input: AskChatbotInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCreateBoardArgs = {
  input: CreateBoardInput;
};


export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
};


export type MutationCreateHolidayArgs = {
  input: CreateHolidayInput;
};


export type MutationCreateInquiryArgs = {
  input: CreateInquiryInput;
};


export type MutationCreateReviewArgs = {
  input: CreateReviewInput;
};


export type MutationCreateTemporaryCodeArgs = {
  input: TemporaryCodeInput;
};


export type MutationDeleteBoardArgs = {
  input: DeleteBoardInput;
};


export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


export type MutationDeleteHolidayArgs = {
  input: DeleteHolidayInput;
};


export type MutationDeleteInquiryArgs = {
  input: DeleteInquiryInput;
};


export type MutationDeleteReviewArgs = {
  input: DeleteReviewInput;
};


export type MutationDeleteReviewReportArgs = {
  input: DeleteReviewReportInput;
};


export type MutationReportReviewArgs = {
  input: ReportReviewInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignInWithKakaoArgs = {
  input: KakaoSignInInput;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationToggleFavoriteArgs = {
  input: ToggleFavoriteInput;
};


export type MutationToggleReviewLikeArgs = {
  input: ToggleReviewLikeInput;
};


export type MutationUpdateBoardArgs = {
  input: UpdateBoardInput;
};


export type MutationUpdateCommentArgs = {
  input: UpdateCommentInput;
};


export type MutationUpdateHolidayArgs = {
  input: UpdateHolidayInput;
};


export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


export type MutationUpdateReviewArgs = {
  input: UpdateReviewInput;
};


export type MutationWithdrawArgs = {
  input: WithdrawInput;
};

/** 반려동물의 종류 */
export type PetType =
  | 'CAT'
  | 'DOG'
  | 'OTHER';

/** 고를 수 있는 반려동물의 종류 */
export type PetTypeOption = {
  __typename?: 'PetTypeOption';
  /** 한국어 이름 (예: 개) */
  name: Scalars['String']['output'];
  value: PetType;
};

/** WGS84 좌표 (도) */
export type PointInput = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** 관리자가 한눈에 볼 것 */
  adminSummary: AdminSummary;
  /** 관리자가 한 일. 25,000번째 줄보다 뒤는 BAD_USER_INPUT. */
  auditEntries: AuditEntryPage;
  /** 공지 하나. 없거나 보는 사람에게 보이지 않으면 null. */
  board?: Maybe<Board>;
  /** 공지, 새로 쓴 순 */
  boards: BoardPage;
  /** 한 공지의 댓글, 먼저 쓴 순. 없거나 보이지 않는 공지는 NOT_FOUND. */
  comments: CommentPage;
  /** 장소가 있는 시·군·구, 가나다순 */
  districts: Array<District>;
  /** 장소 검색. 결과의 25,000번째 줄보다 뒤는 BAD_USER_INPUT. */
  facilities: FacilityPage;
  /** 지도에 보이는 네모 안의 장소 */
  facilitiesInBounds: FacilitiesInBounds;
  /** 장소 하나. 없으면 null. 자료에서 빠진 장소도 보여 주며 `missingSince`가 그 사실을 알립니다. */
  facility?: Maybe<Facility>;
  /** 장소가 있는 묶음과 종류, 가나다순 */
  facilityCategories: Array<FacilityCategory>;
  /** 장소 자료의 출처와 기준일 */
  facilityDataset: FacilityDataset;
  /** 이름이 시작하는 곳, 이름에 든 곳, 분류, 주소 순 */
  facilitySuggestions: Array<FacilitySuggestion>;
  /** 로그인한 회원이 즐겨찾기한 장소, 새로 더한 순 */
  favoriteFacilities: FavoriteFacilityPage;
  /** 한 달이나 한 해의 공휴일, 날짜순 */
  holidays: Array<Holiday>;
  /** 문의. 25,000번째 줄보다 뒤는 BAD_USER_INPUT. */
  inquiries: InquiryPage;
  /** 카카오 로그인을 쓸 수 없으면 null */
  kakaoSignIn?: Maybe<KakaoSignIn>;
  /** 지도 설정 */
  mapSettings: MapSettings;
  /** 본인이나 관리자가 보는 회원. 남의 이메일은 있든 없든 FORBIDDEN, 관리자에게는 없는 이메일이 NOT_FOUND. */
  member: Member;
  /** 회원 목록. 25,000번째 줄보다 뒤는 BAD_USER_INPUT. */
  members: MemberPage;
  /** 고를 수 있는 반려동물의 종류 */
  petTypes: Array<PetTypeOption>;
  /** 장소가 있는 시·도, 행정 순서 */
  regions: Array<Region>;
  /** 리뷰 하나. 없으면 null. */
  review?: Maybe<Review>;
  /** 한 장소의 리뷰에 올라온 사진, 새 리뷰의 사진부터 */
  reviewPhotos: ReviewPhotoPage;
  /** 리뷰 신고. 25,000번째 줄보다 뒤는 BAD_USER_INPUT. */
  reviewReports: ReviewReportPage;
  /** 리뷰를 쓰는 회원. 누구나 볼 수 있는 것만 보이며, 없으면 null. */
  reviewer?: Maybe<Member>;
  /** 리뷰. 결과의 25,000번째 줄보다 뒤는 BAD_USER_INPUT. 없는 장소나 회원의 리뷰는 빈 목록. */
  reviews: ReviewPage;
  /** 리뷰에 쓰인 태그, 많이 쓰인 순 */
  tags: Array<Tag>;
  /** 로그인한 회원. 방문자에게는 null. */
  viewer?: Maybe<Member>;
  /** 로그인한 회원이 쓴 리뷰, 서울의 날짜별로. 쓴 날만, 날짜순. */
  viewerReviewDays: Array<ReviewDay>;
};


export type QueryAuditEntriesArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


export type QueryBoardArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBoardsArgs = {
  hasImage?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
};


export type QueryCommentsArgs = {
  boardId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


export type QueryDistrictsArgs = {
  regionName?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFacilitiesArgs = {
  filter?: InputMaybe<FacilityFilterInput>;
  near?: InputMaybe<PointInput>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: FacilitySort;
};


export type QueryFacilitiesInBoundsArgs = {
  bounds: BoundsInput;
  filter?: InputMaybe<FacilityFilterInput>;
  limit?: Scalars['Int']['input'];
};


export type QueryFacilityArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFacilitySuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QueryFavoriteFacilitiesArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


export type QueryHolidaysArgs = {
  month?: InputMaybe<Scalars['Int']['input']>;
  year: Scalars['Int']['input'];
};


export type QueryInquiriesArgs = {
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
  sort?: InquirySort;
};


export type QueryMemberArgs = {
  email: Scalars['String']['input'];
};


export type QueryMembersArgs = {
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
  sort?: MemberSort;
};


export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReviewPhotosArgs = {
  facilityId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


export type QueryReviewReportsArgs = {
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
  sort?: ReviewReportSort;
};


export type QueryReviewerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReviewsArgs = {
  filter?: InputMaybe<ReviewFilterInput>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: ReviewSort;
};


export type QueryTagsArgs = {
  limit?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
};


export type QueryViewerReviewDaysArgs = {
  month?: InputMaybe<Scalars['Int']['input']>;
  year: Scalars['Int']['input'];
};

/** 장소가 있는 시·도 */
export type Region = {
  __typename?: 'Region';
  facilityCount: Scalars['Int']['output'];
  /** 공식 이름 (예: 서울특별시) */
  name: Scalars['String']['output'];
  /** 짧은 이름 (예: 서울) */
  shortName: Scalars['String']['output'];
};

export type ReportReviewInput = {
  /** 100자까지 */
  reason: Scalars['String']['input'];
  reviewId: Scalars['ID']['input'];
};

/** 리뷰 */
export type Review = {
  __typename?: 'Review';
  content: Scalars['String']['output'];
  facility: Facility;
  id: Scalars['ID']['output'];
  /** 올린 순서 */
  images: Array<Image>;
  /** 쓴 때 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 좋아요의 수 */
  likeCount: Scalars['Int']['output'];
  /** 쓴 회원 */
  member: Member;
  /** 별점, 1점부터 5점까지 */
  rating: Scalars['Int']['output'];
  /** 쓴 순서 */
  tags: Array<Tag>;
  /** 보는 사람이 고치고 지울 수 있는 리뷰인가 (쓴 회원과 관리자) */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** 보는 사람이 좋아한 리뷰인가 */
  viewerHasLiked: Scalars['Boolean']['output'];
  /** 보는 사람이 신고한 리뷰인가 */
  viewerHasReported: Scalars['Boolean']['output'];
  /** 보는 사람이 쓴 리뷰인가 */
  viewerIsAuthor: Scalars['Boolean']['output'];
};

/** 하루에 쓴 리뷰 */
export type ReviewDay = {
  __typename?: 'ReviewDay';
  /** 서울의 날짜 (yyyy-MM-dd) */
  date: Scalars['String']['output'];
  /** 쓴 순서 */
  reviews: Array<Review>;
};

/** 모든 조건은 AND */
export type ReviewFilterInput = {
  /** 이 장소의 리뷰 */
  facilityId?: InputMaybe<Scalars['ID']['input']>;
  /** 이 회원이 쓴 리뷰 */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** 이 글이 든 태그가 있는 리뷰. 앞의 #는 떼어 냅니다. 최대 100자. */
  tagName?: InputMaybe<Scalars['String']['input']>;
};

/** 리뷰 목록 */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  items: Array<Review>;
  /** 조건에 맞는 모든 리뷰의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 리뷰에 올라온 사진 */
export type ReviewPhoto = {
  __typename?: 'ReviewPhoto';
  image: Image;
  /** 올린 회원 */
  member: Member;
  /** 사진이 올라온 리뷰 */
  reviewId: Scalars['ID']['output'];
};

/** 리뷰에 올라온 사진 목록 */
export type ReviewPhotoPage = {
  __typename?: 'ReviewPhotoPage';
  items: Array<ReviewPhoto>;
  totalCount: Scalars['Int']['output'];
};

/** 리뷰 신고 */
export type ReviewReport = {
  __typename?: 'ReviewReport';
  id: Scalars['ID']['output'];
  /** 신고 사유 */
  reason: Scalars['String']['output'];
  /** 신고한 때 */
  reportedAt: Scalars['DateTimeISO']['output'];
  /** 신고한 회원 */
  reporter: Member;
  review: Review;
};

/** 리뷰 신고 목록 */
export type ReviewReportPage = {
  __typename?: 'ReviewReportPage';
  items: Array<ReviewReport>;
  totalCount: Scalars['Int']['output'];
};

/** 같으면 새로 신고한 순 */
export type ReviewReportSort =
  | 'NEWEST'
  | 'OLDEST'
  /** 신고된 리뷰의 id, 큰 것부터: 한 리뷰의 신고가 모입니다. */
  | 'REVIEW';

export type ReviewSort =
  /** 새로 쓴 순 */
  | 'LATEST'
  /** 좋아요가 많은 순, 같으면 새로 쓴 순. 한 장소나 한 회원의 리뷰에만. */
  | 'LIKES';

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** 로그인의 결과 */
export type SignInResult = {
  __typename?: 'SignInResult';
  /** 토큰이 끝나는 때 */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** 로그인한 회원. 이 요청은 아직 방문자의 것이어서, 본인만 보는 것은 가려져 있습니다. */
  member: Member;
  /** `Authorization: Bearer`로 보낼 토큰 (JWT). 14일 뒤나 로그아웃, 비밀번호 변경, 탈퇴와 함께 쓸 수 없게 됩니다. */
  token: Scalars['String']['output'];
};

export type SignUpInput = {
  /** 이용약관과 개인정보처리방침에 동의함 */
  agreesToTerms: Scalars['Boolean']['input'];
  /** 대소문자를 가리지 않고 하나뿐이어야 합니다. */
  email: Scalars['String']['input'];
  /** 1,000자까지 */
  info?: InputMaybe<Scalars['String']['input']>;
  /** 2~20자, 한글/영문/숫자. 대소문자를 가리지 않고 하나뿐이어야 합니다. */
  nickName: Scalars['String']['input'];
  /** 8자 이상 255자 이하, 영문 대소문자, 숫자, 특수문자(!@#$%^&*()_+=-), 빈칸 없이 */
  password: Scalars['String']['input'];
  /** 사진 한 장, 10MB까지 */
  profileImage?: InputMaybe<Scalars['Upload']['input']>;
};

/** 리뷰의 태그 */
export type Tag = {
  __typename?: 'Tag';
  id: Scalars['ID']['output'];
  /** `#` 없이, 영문은 소문자 */
  name: Scalars['String']['output'];
};

export type TemporaryCodeInput = {
  /** 보낸다면 자신의 이메일이어야 합니다. */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** 카카오 회원이 비밀번호 대신 쓰는 임시 코드 */
export type TemporaryCodeResult = {
  __typename?: 'TemporaryCodeResult';
  /** 8자. 가장 최근 것만, 2분 안에 한 번 쓸 수 있습니다. */
  code: Scalars['String']['output'];
  /** 코드가 끝나는 때 */
  expiresAt: Scalars['DateTimeISO']['output'];
};

export type ToggleFavoriteInput = {
  facilityId: Scalars['ID']['input'];
  /** 이 상태로 둡니다. 없으면 지금과 반대로. */
  isFavorite?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ToggleReviewLikeInput = {
  /** 이 상태로 둡니다. 없으면 지금과 반대로. */
  isLiked?: InputMaybe<Scalars['Boolean']['input']>;
  reviewId: Scalars['ID']['input'];
};

/** 좋아요를 누른 결과 */
export type ToggledReviewLike = {
  __typename?: 'ToggledReviewLike';
  /** 누른 회원 */
  member: Member;
  /** 누른 뒤의 리뷰 */
  review: Review;
};

export type UpdateBoardInput = {
  /** 더할 파일. 남은 것과 함께 10개까지, 하나에 10MB까지. 사진, PDF, 한글, 워드, 엑셀, 파워포인트, TXT, CSV, ZIP. */
  attachments?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** 없으면 그대로 */
  content?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** 없으면 그대로 */
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** 지울 파일의 이름. 이 공지에 없는 이름은 무시합니다. */
  removedAttachmentNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 없으면 그대로 */
  title?: InputMaybe<Scalars['String']['input']>;
  /** 고치기 시작한 공지의 version. 그사이 바뀌었으면 CONFLICT. 없으면 덮어씁니다. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateCommentInput = {
  /** 1,000자까지 */
  content: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

export type UpdateHolidayInput = {
  /** 없으면 그대로 */
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** 없으면 그대로 */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateMemberInput = {
  /** 보낸다면 자신의 이메일이어야 합니다. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 3,000자까지. 없으면 그대로. */
  info?: InputMaybe<Scalars['String']['input']>;
  /** 없으면 그대로 */
  nickName?: InputMaybe<Scalars['String']['input']>;
  /** 지금의 비밀번호. 카카오 회원은 임시 코드. */
  password: Scalars['String']['input'];
  /** 새 사진. 먼저 있던 사진을 대신합니다. */
  profileImage?: InputMaybe<Scalars['Upload']['input']>;
  /** 지울 사진의 이름. 없는 이름은 무시합니다. */
  removedProfileImageNames?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type UpdateReviewInput = {
  /** 없으면 그대로 */
  content?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** 더할 사진. 한 번에 10장, 리뷰 하나에 모두 15장까지. 한 장에 10MB까지. */
  images?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** 없으면 그대로 */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** 지울 사진의 이름. 이 리뷰에 없는 이름은 무시합니다. */
  removedImageNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 6개까지. 한글, 영문, 숫자, 밑줄만, 하나에 20자까지. 앞의 #는 떼어 냅니다. 없으면 그대로, 빈 목록이면 모두 지웁니다. */
  tagNames?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type WithdrawInput = {
  /** 보낸다면 자신의 이메일이어야 합니다. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 지금의 비밀번호. 카카오 회원은 임시 코드. */
  password: Scalars['String']['input'];
};
