/* eslint-disable */
import type { Upload } from '../../shared/http/upload';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** 시각. UTC의 ISO 8601로, 1,000분의 1초까지 적습니다 (예: `2026-05-05T03:34:56.000Z`). */
  DateTimeISO: { input: string; output: string; }
  /**
   * 파일, 10MB까지. JSON으로는 보낼 수 없고, [GraphQL multipart request](https://github.com/jaydenseric/graphql-multipart-request-spec) 규격의 `multipart/form-data`로 보냅니다. 변수의 파일 자리는 null로 두고, `apollo-require-preflight: true` 헤더를 함께 보냅니다.
   *
   * ```bash
   * curl http://localhost:4000/graphql \
   *   -H 'apollo-require-preflight: true' -H 'Authorization: Bearer {token}' \
   *   -F operations='{"query":"mutation($input: CreateReviewInput!) { createReview(input: $input) { id } }","variables":{"input":{"facilityId":"1","rating":5,"content":"좋아요.","images":[null]}}}' \
   *   -F map='{"0":["variables.input.images.0"]}' \
   *   -F 0=@photo.jpg
   * ```
   */
  Upload: { input: Upload; output: Upload; }
};

/** 받아들일 제안 */
export type AcceptCorrectionInput = {
  /** 제안의 id */
  id: Scalars['ID']['input'];
  /** 사유, 1자부터 500자까지. 관리 기록에 남습니다. */
  reason: Scalars['String']['input'];
  /** 장소에 보여 줄 근거, 서식 없는 글, 1자부터 200자까지. 없으면 제안에 적힌 그대로입니다. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** 장소에 쓸 값. 제안한 값과 달라도 되며, null이면 없거나 알 수 없는 것입니다. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** 문의에 남길 메모 */
export type AddInquiryNoteInput = {
  /** 문의의 id */
  id: Scalars['ID']['input'];
  /** 메모, 500자까지. 비워 둘 수 없습니다. */
  text: Scalars['String']['input'];
};

/** 관리자로 정하거나 권한을 거둘 회원과 사유 */
export type AdminRoleInput = {
  /** 회원의 id */
  memberId: Scalars['ID']['input'];
  /** 사유, 500자까지. 관리 기록에 남습니다. */
  reason: Scalars['String']['input'];
};

/** 문의에 할 답변 */
export type AnswerInquiryInput = {
  /** 문의의 id */
  id: Scalars['ID']['input'];
  /** 답변, 1000자까지. 비워 둘 수 없습니다. */
  text: Scalars['String']['input'];
};

/** 지역의 종류 */
export type AreaKind =
  /** 시·군·구. 구가 있는 시는 시 전체와 각 구입니다. */
  | 'DISTRICT'
  /** 법정 읍·면·동 */
  | 'NEIGHBOURHOOD'
  /** 사람들이 부르는 동네 (예: 가로수길) */
  | 'QUARTER'
  /** 시·도 */
  | 'REGION'
  /** 역 */
  | 'STATION';

/** 챗봇과 나눈 대화 */
export type AskChatbotInput = {
  /** 지금까지의 말, 오래된 것부터 500개까지. 그 가운데 마지막 20개만 읽습니다. 맨 끝의 말이 질문이며, 사람의 말이 아니거나 빈 문자열이면 BAD_USER_INPUT입니다. */
  messages: Array<ChatbotMessageInput>;
  /** 함께 가는 반려동물, 5마리까지. 질문이 반려동물을 말하지 않았을 때 장소를 고르는 데에만 쓰고, 언어 모델에 보내지 않습니다. */
  pets?: Array<PetInput>;
};

/** 관리자가 한 일. `targetId`가 무엇의 id인지도 이것으로 압니다. */
export type AuditAction =
  /** 장소의 정보 수정 제안을 받아들임. 대상은 장소 */
  | 'ACCEPT_CORRECTION'
  /** 문의에 답변함 */
  | 'ANSWER_INQUIRY'
  /** 다른 회원의 댓글을 가림 */
  | 'BLIND_COMMENT'
  /** 다른 회원의 리뷰를 가림 */
  | 'BLIND_REVIEW'
  /** 공지를 씀 */
  | 'CREATE_BOARD'
  /** 공휴일을 더함 */
  | 'CREATE_HOLIDAY'
  /** 공지를 지움 */
  | 'DELETE_BOARD'
  /** 다른 회원의 댓글을 신고와 함께 지움 */
  | 'DELETE_COMMENT'
  /** 공휴일을 지움 */
  | 'DELETE_HOLIDAY'
  /** 문의를 지움 */
  | 'DELETE_INQUIRY'
  /** 다른 회원의 리뷰를 신고와 함께 지움 */
  | 'DELETE_REVIEW'
  /** 신고만 지움 */
  | 'DELETE_REVIEW_REPORT'
  /** 한 댓글의 신고를 모두 물리침 */
  | 'DISMISS_COMMENT_REPORTS'
  /** 한 리뷰의 신고를 모두 물리침 */
  | 'DISMISS_REVIEW_REPORTS'
  /** 고친 장소 정보를 버리고 자료를 따름 */
  | 'DROP_CORRECTION'
  /** 가린 댓글을 계속 가리기로 함 */
  | 'FINALIZE_COMMENT_BLINDING'
  /** 가린 리뷰를 계속 가리기로 함 */
  | 'FINALIZE_REVIEW_BLINDING'
  /** 회원을 관리자로 정함 */
  | 'GRANT_ADMIN'
  /** 새 자료와 다른 장소 정보를 그대로 둠 */
  | 'KEEP_CORRECTION'
  /** 이용 정지를 풂 */
  | 'LIFT_SUSPENSION'
  /** 장소의 정보 수정 제안을 받아들이지 않음. 대상은 장소 */
  | 'REFUSE_CORRECTION'
  /** 회원의 비밀번호를 새로 정함 (서버의 명령) */
  | 'RESET_PASSWORD'
  /** 가린 댓글을 다시 보임 */
  | 'RESTORE_COMMENT'
  /** 가린 리뷰를 다시 보임 */
  | 'RESTORE_REVIEW'
  /** 빼 둔 방문 기록을 다시 셈 */
  | 'RESTORE_VISIT_REPORT'
  /** 회원을 관리자에서 뺌 */
  | 'REVOKE_ADMIN'
  /** 방문 기록을 빼 둠 */
  | 'SET_VISIT_REPORT_ASIDE'
  /** 회원의 이용을 정지함 */
  | 'SUSPEND_MEMBER'
  /** 공지를 고침 */
  | 'UPDATE_BOARD'
  /** 공휴일을 고침 */
  | 'UPDATE_HOLIDAY'
  /** 다른 회원의 리뷰를 고침 */
  | 'UPDATE_REVIEW';

/** 지도의 현재 화면: 남서쪽과 북동쪽 모서리의 좌표 (WGS84, 도). 남서쪽 모서리가 더 북쪽이나 동쪽에 있으면 BAD_USER_INPUT입니다. */
export type BoundsInput = {
  /** 북동쪽 모서리의 위도, -90부터 90까지 */
  northEastLat: Scalars['Float']['input'];
  /** 북동쪽 모서리의 경도, -180부터 180까지 */
  northEastLng: Scalars['Float']['input'];
  /** 남서쪽 모서리의 위도, -90부터 90까지 */
  southWestLat: Scalars['Float']['input'];
  /** 남서쪽 모서리의 경도, -180부터 180까지 */
  southWestLng: Scalars['Float']['input'];
};

/** 지금의 비밀번호와 새 비밀번호 */
export type ChangePasswordInput = {
  /** 자신의 이메일. 보내지 않아도 되며, 다른 이메일이면 FORBIDDEN입니다. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 새 비밀번호. 8자부터 255자까지, 빈칸 없이. 영문 대문자와 소문자, 숫자, 특수문자(!@#$%^&*()_+=-)가 모두 들어 있어야 하고 너무 흔한 비밀번호는 안 됩니다. */
  newPassword: Scalars['String']['input'];
  /** 지금의 비밀번호 */
  oldPassword: Scalars['String']['input'];
};

/** 대화의 말 하나 */
export type ChatbotMessageInput = {
  /** 말. 앞의 1,000자만 읽습니다. */
  content: Scalars['String']['input'];
  /** 말한 쪽 */
  role: ChatbotRole;
};

/** 말한 쪽 */
export type ChatbotRole =
  /** 챗봇 */
  | 'ASSISTANT'
  /** 사람 */
  | 'USER';

/** 답을 만든 것 */
export type ChatbotSource =
  /** 언어 모델이 쓴 답. 찾은 장소가 함께 있을 수 있습니다. */
  | 'MODEL'
  /** 답을 찾지 못해 그렇다고 알리거나 무엇을 묻는지 되묻는 글 */
  | 'NONE'
  /** 사람이 다치거나 위험할 때의 안내. 전화할 곳이 `hotlines`에 있습니다. */
  | 'PERSON'
  /** 장소 검색의 결과를 글로 옮긴 답 */
  | 'PLACES'
  /** 미리 써 둔 돌봄 답 */
  | 'PREPARED'
  /** 곧바로 동물병원에 가야 하는 증상에 대한 안내 */
  | 'URGENT';

/** 원 하나: 가운데의 좌표 (WGS84, 도)와 반지름 */
export type CircleInput = {
  /** 위도, -90부터 90까지 */
  latitude: Scalars['Float']['input'];
  /** 경도, -180부터 180까지 */
  longitude: Scalars['Float']['input'];
  /** 반지름(m), 1부터 20,000까지 */
  radiusMeters: Scalars['Int']['input'];
};

/** 메일로 받은 링크 */
export type ConfirmEmailInput = {
  /** 메일로 받은 주소의 `#token=` 뒤에 있는 것 */
  token: Scalars['String']['input'];
};

/** 회원이 쓴 글의 종류 */
export type ContentKind =
  /** 공지의 댓글 */
  | 'COMMENT'
  /** 리뷰 */
  | 'REVIEW';

/** 고칠 수 있는 장소의 정보와 그 값의 모양. 값이 null이면 없거나 알 수 없다는 뜻입니다. */
export type CorrectableField =
  /** 아주 문을 닫음 (`isClosed`): Y뿐입니다. */
  | 'CLOSED'
  /** 휴무일 (`holiday`) */
  | 'CLOSING_DAYS'
  /** 반려동물과 함께 들어갈 수 있는지 (`petFriendly`): Y나 N */
  | 'ENTRY'
  /** 반려동물 동반 추가 요금 (`additionalPetFee`) */
  | 'ENTRY_FEE'
  /** 반려동물 제한사항 (`petRestrictions`) */
  | 'ENTRY_RESTRICTIONS'
  /** 들어갈 수 있는 동물의 크기 (`allowedPetSize`) */
  | 'ENTRY_SIZE'
  /** 입장(이용료) 정보 (`admissionFeeInfo`) */
  | 'FEE'
  /** 홈페이지 (`homepage`): http나 https 주소 */
  | 'HOMEPAGE'
  /** 운영시간 (`operatingHours`) */
  | 'HOURS'
  /** 지번 주소 (`jibunAddress`). 장소의 시·도와 시·군·구로 시작하며 null일 수 없습니다. */
  | 'JIBUN_ADDRESS'
  /** 이름 (`name`). null일 수 없습니다. */
  | 'NAME'
  /** 주차할 수 있는지 (`parkingAvailable`): Y나 N */
  | 'PARKING'
  /** 전화번호 (`phoneNumber`) */
  | 'PHONE'
  /** 위치 (`latitude`, `longitude`): 쉼표로 나눈 위도와 경도 (예: 37.5561,126.9012). null일 수 없습니다. */
  | 'POINT'
  /** 도로명 주소 (`roadAddress`). 장소의 시·도와 시·군·구로 시작하며 null일 수 없습니다. */
  | 'ROAD_ADDRESS';

/** 제안의 순서 */
export type CorrectionSort =
  /** 장소 이름의 가나다순, 같으면 오래된 순 */
  | 'FACILITY'
  /** 최신순 */
  | 'NEWEST'
  /** 오래된 순 */
  | 'OLDEST';

/** 정보 수정 제안의 상태 */
export type CorrectionStatus =
  /** 그대로, 또는 값을 바꾸어 받아들였습니다. */
  | 'ACCEPTED'
  /** 확인을 기다립니다. */
  | 'PENDING'
  /** 받아들이지 않았습니다. */
  | 'REFUSED';

/** 쓸 공지 */
export type CreateBoardInput = {
  /** 첨부파일. 공지 하나에 모두 10개까지, 하나에 10MB까지. 사진(JPG, PNG, GIF, WebP), PDF, 한글(HWP, HWPX), 워드, 엑셀, 파워포인트, TXT, CSV, ZIP. */
  attachments?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** 본문, 20,000자까지. 첨부파일이 있으면 빈 문자열이어도 됩니다. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** true면 비공개: 쓴 회원과 관리자에게만 보입니다. 없으면 공개입니다. */
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** 제목. 한 줄, 255자까지. 비워 둘 수 없습니다. */
  title: Scalars['String']['input'];
};

/** 쓸 댓글 */
export type CreateCommentInput = {
  /** 공지의 id */
  boardId: Scalars['ID']['input'];
  /** 글, 1,000자까지. 비워 둘 수 없습니다. */
  content: Scalars['String']['input'];
};

/** 더할 공휴일 */
export type CreateHolidayInput = {
  /** 서울의 날짜 (yyyy-MM-dd), 2000년부터 2100년까지 */
  date: Scalars['String']['input'];
  /** 설명, 200자까지 */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 이름. 한 줄, 50자까지. 비워 둘 수 없습니다. */
  name: Scalars['String']['input'];
};

/** 보낼 문의 */
export type CreateInquiryInput = {
  /** 무엇에 대한 문의인지. 보는 사람이 볼 수 없거나 없는 것이면 BAD_USER_INPUT입니다. */
  about?: InputMaybe<InquiryAboutInput>;
  /** 답변을 받을 이메일, 255자까지 */
  email: Scalars['String']['input'];
  /** 내용, 300자까지. 비워 둘 수 없습니다. */
  message: Scalars['String']['input'];
  /** 이 요청의 이름(UUID). 답을 받지 못해 같은 이름으로 다시 보내도 문의는 하나만 생깁니다. 내용이 다른 문의에 쓴 이름이면 CONFLICT입니다. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** 제목. 한 줄, 30자까지. 비워 둘 수 없습니다. */
  subject: Scalars['String']['input'];
};

/** 쓸 리뷰 */
export type CreateReviewInput = {
  /** 글, 1,000자까지. 비워 둘 수 없습니다. */
  content: Scalars['String']['input'];
  /** 장소의 id */
  facilityId: Scalars['ID']['input'];
  /** 사진. 한 번에 10장, 리뷰 하나에 모두 15장까지. 한 장에 10MB까지. JPG, PNG, GIF, WebP. */
  images?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** 별점, 1점부터 5점까지의 정수 */
  rating: Scalars['Int']['input'];
  /** 이 요청의 이름(UUID). 답을 받지 못해 같은 이름으로 다시 보내면 새로 쓰지 않고 이미 쓴 리뷰를 돌려줍니다. 다른 장소의 리뷰에 쓴 이름이면 CONFLICT입니다. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** 태그의 이름, 6개까지, 하나에 20자까지. 한글, 영문, 숫자, 밑줄만 쓸 수 있고 앞의 #는 떼어 냅니다. 같은 태그를 두 번 보내면 BAD_USER_INPUT입니다. */
  tagNames?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** 알릴 방문 결과 */
export type CreateVisitReportInput = {
  /** 무엇이 달랐는지. 결과가 DIFFERENT이면 꼭 있어야 하고, 아니면 보낼 수 없습니다. */
  conditionKind?: InputMaybe<EntryConditionKind>;
  /** 장소의 id */
  facilityId: Scalars['ID']['input'];
  /** 결과 */
  outcome: VisitOutcome;
  /** 함께 간 반려동물, 1마리부터 5마리까지. 종류와 크기만 저장합니다. */
  pets: Array<PetInput>;
  /** 이 요청의 이름(UUID). 답을 받지 못해 같은 이름으로 다시 보내면 새로 남기지 않고 이미 남긴 기록을 그대로 둡니다. 장소, 결과, 조건이나 다녀온 날이 다른 기록에 쓴 이름이면 CONFLICT입니다. */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** 다녀온 날, 서울의 날짜 (yyyy-MM-dd). 14일 전부터 오늘까지이며, 없으면 오늘입니다. */
  visitedOn?: InputMaybe<Scalars['String']['input']>;
};

/** 자료에서 살펴볼 것의 종류 */
export type DataFindingKind =
  /** 그 자료에서 새로 들어온 장소 */
  | 'ADDED'
  /** 그 자료에서 최종작성일 말고도 바뀐 것이 있는 장소 */
  | 'CHANGED'
  /** 좌표가 없거나 의심스러운 장소 */
  | 'DOUBTFUL_POINT'
  /** 같은 곳으로 보이는 여러 장소 */
  | 'DUPLICATE'
  /** 같은 장소라서 합친 줄 */
  | 'MERGED'
  /** 2026년 3월 1일의 제도보다 오래되었거나 날짜가 없는 카페와 식당의 정보 */
  | 'OLD_EATERY'
  /** 읽지 못한 줄 */
  | 'REFUSED'
  /** 시각이 분명하지 않거나 휴무일과 어긋나는 운영시간 */
  | 'SUSPICIOUS_HOURS'
  /** 동반 조건에서 이해하지 못한 글 */
  | 'UNREAD_ENTRY'
  /** 운영시간과 휴무일에서 이해하지 못한 글 */
  | 'UNREAD_HOURS'
  /** 그 자료에서 빠진 장소 */
  | 'VANISHED';

/** 지울 공지 */
export type DeleteBoardInput = {
  /** 공지의 id */
  id: Scalars['ID']['input'];
};

/** 지울 댓글 */
export type DeleteCommentInput = {
  /** 댓글의 id */
  id: Scalars['ID']['input'];
};

/** 지울 공휴일 */
export type DeleteHolidayInput = {
  /** 공휴일의 id */
  id: Scalars['ID']['input'];
};

/** 지울 문의 */
export type DeleteInquiryInput = {
  /** 문의의 id */
  id: Scalars['ID']['input'];
};

/** 지울 리뷰 */
export type DeleteReviewInput = {
  /** 리뷰의 id */
  id: Scalars['ID']['input'];
};

/** 지울 신고 */
export type DeleteReviewReportInput = {
  /** 신고의 id */
  id: Scalars['ID']['input'];
};

/** 지울 방문 기록 */
export type DeleteVisitReportInput = {
  /** 방문 기록의 id */
  id: Scalars['ID']['input'];
};

/** 고친 정보 하나 */
export type DropCorrectionInput = {
  /** 장소의 id */
  facilityId: Scalars['ID']['input'];
  /** 고친 정보 */
  field: CorrectableField;
  /** 사유, 1자부터 500자까지. 관리 기록에 남습니다. */
  reason: Scalars['String']['input'];
};

/** 함께 들어갈 수 있는지 */
export type EntryAnswer =
  /** 조건 없이 들어갈 수 있습니다. */
  | 'ALLOWED'
  /** 조건을 지키면 들어갈 수 있습니다. */
  | 'CONDITIONAL'
  /** 들어갈 수 없습니다. */
  | 'DENIED'
  /** 자료의 글과 방문 기록으로는 알 수 없습니다. 들어갈 수 있다고 여기지 마세요. */
  | 'UNKNOWN';

/** 입장 조건의 종류 */
export type EntryConditionKind =
  /** 정해진 곳에서만 (루프탑, 테라스, 층, 좌석) */
  | 'AREA_ONLY'
  /** 먼저 문의 */
  | 'ASK_FIRST'
  /** 맹견이 아닌 품종이나 털의 제한 */
  | 'BREED_LIMIT'
  /** 이동장, 케이지, 켄넬 */
  | 'CARRIER'
  /** 정해진 날에만, 또는 날에 따라 다름 */
  | 'DAYS_LIMITED'
  /** 기저귀 */
  | 'DIAPER'
  /** 추가 요금 */
  | 'EXTRA_FEE'
  /** 안고 있기 */
  | 'HELD'
  /** 목줄 */
  | 'LEASH'
  /** 매너벨트 */
  | 'MANNER_BELT'
  /** 정해진 나이부터 */
  | 'MIN_AGE'
  /** 입마개 */
  | 'MUZZLE'
  /** 중성화했을 때 */
  | 'NEUTERED'
  /** 생리 중이 아닐 때 */
  | 'NOT_IN_HEAT'
  /** 전염병이 없을 때 */
  | 'NOT_SICK'
  /** 공격성이 없을 때 */
  | 'NO_AGGRESSION'
  /** 짖음이 심하지 않을 때 */
  | 'NO_BARKING'
  /** 털 빠짐이 심하지 않을 때 */
  | 'NO_SHEDDING'
  /** 야외에서만 */
  | 'OUTDOOR_ONLY'
  /** 용품을 따로 준비 */
  | 'OWN_SUPPLIES'
  /** 배변봉투, 배설물 처리 */
  | 'POOP_BAG'
  /** 동물등록, 인식표 */
  | 'REGISTRATION'
  /** 예약 */
  | 'RESERVATION'
  /** 나뉜 공간에서 */
  | 'SEPARATE_AREA'
  /** 유모차 */
  | 'STROLLER'
  /** 정해진 시간에만 */
  | 'TIME_LIMITED'
  /** 예방접종 */
  | 'VACCINATION'
  /** 평일에만 */
  | 'WEEKDAYS_ONLY';

/** 입장 조건이 가리키는 날 */
export type EntryDay =
  /** 금요일 */
  | 'FRI'
  /** 공휴일. 요일과 따로 셉니다. */
  | 'HOLIDAY'
  /** 월요일 */
  | 'MON'
  /** 토요일 */
  | 'SAT'
  /** 일요일 */
  | 'SUN'
  /** 목요일 */
  | 'THU'
  /** 화요일 */
  | 'TUE'
  /** 수요일 */
  | 'WED';

/** 장소를 고르는 조건. 여러 조건은 모두 맞아야 하고, 한 조건의 여러 값은 하나만 맞아도 됩니다. 보내지 않은 조건, 빈 목록, 빈 문자열은 없는 것과 같습니다. */
export type FacilityFilterInput = {
  /** 묶음(category2)이나 종류(category3)의 이름, 20개까지. `facilityCategories`에 있는 이름입니다. "전체"가 들어 있으면 거르지 않습니다. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `pets`에 대한 어느 답을 남길지. 없거나 비었으면 DENIED가 아닌 곳 모두입니다. `pets`가 없으면 아무 뜻이 없습니다. */
  entryAnswers?: InputMaybe<Array<EntryAnswer>>;
  /** true면 실내 시설이 있는 곳만, false면 실내 시설이 없는 곳만 남깁니다. 알 수 없는 곳은 어느 쪽에도 들지 않습니다. 없으면 거르지 않습니다. */
  indoorFacility?: InputMaybe<Scalars['Boolean']['input']>;
  /** true면 모든 요일에 24시간 여는 곳만 남깁니다. 명절 같은 해마다의 휴무는 따지지 않습니다. false는 없는 것과 같습니다. */
  isOpenAllDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** 이 시각, 2000년부터 2100년까지. `openStatuses`인 곳만 남깁니다. */
  openAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** `openAt`에 어느 곳을 남길지. 없거나 비었으면 OPEN만입니다. `openAt`이 없으면 아무 뜻이 없습니다. */
  openStatuses?: InputMaybe<Array<OpenStatus>>;
  /** true면 실외 시설이 있는 곳만, false면 실외 시설이 없는 곳만 남깁니다. 알 수 없는 곳은 어느 쪽에도 들지 않습니다. 없으면 거르지 않습니다. */
  outdoorFacility?: InputMaybe<Scalars['Boolean']['input']>;
  /** true면 놀러 갈 곳만 남기고, 종류가 동물병원, 동물약국, 반려동물용품인 곳을 뺍니다. */
  outingOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** true면 주차할 수 있는 곳만, false면 주차할 수 없는 곳만 남깁니다. 알 수 없는 곳은 어느 쪽에도 들지 않습니다. 없으면 거르지 않습니다. */
  parkingAvailable?: InputMaybe<Scalars['Boolean']['input']>;
  /** true면 동반할 수 없는 곳을 뺍니다. 알 수 없는 곳은 남깁니다. */
  petFriendlyOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** 이 가운데 하나라도 데려갈 수 있는 곳만 남깁니다. */
  petTypes?: InputMaybe<Array<PetType>>;
  /** 함께 가는 반려동물, 5마리까지. `entryAnswers`인 곳만 남기고, 순서가 RECOMMENDED면 더 나은 답이 먼저입니다. `openAt`이 있으면 그때의 답입니다. */
  pets?: InputMaybe<Array<PetInput>>;
  /** 찾는 말, 100자까지. 빈칸으로 나눈 낱말(10개까지)이 이름, 묶음과 종류, 주소, 도로명, 번지, 동물 크기, 설명 가운데 어디에든 하나씩 다 든 곳을 찾습니다. 영문 대소문자는 가리지 않습니다. */
  searchQuery?: InputMaybe<Scalars['String']['input']>;
  /** 시·도의 이름, 50자까지. 현재 이름, 옛 이름, 줄인 이름을 모두 받습니다 (강원특별자치도, 강원도, 강원). "전체"는 조건이 없는 것과 같고, 모르는 이름이면 빈 목록입니다. */
  sidoName?: InputMaybe<Scalars['String']['input']>;
  /** 시·군·구의 이름, 50자까지 (예: 마포구, 수원시 장안구). 구가 있는 시의 이름(수원시)은 그 시의 모든 구입니다. "전체"는 조건이 없는 것과 같습니다. */
  sigunguName?: InputMaybe<Scalars['String']['input']>;
  /** 이 원 안에 있는 곳만 남깁니다. 좌표가 없는 곳은 들지 않습니다. */
  within?: InputMaybe<CircleInput>;
};

/** 장소의 순서. 같으면 이름, 그다음은 id의 순서입니다. */
export type FacilitySort =
  /** `near`에서 가까운 순. 좌표가 없는 장소는 맨 뒤에 옵니다. `near`가 없으면 BAD_USER_INPUT입니다. */
  | 'DISTANCE'
  /** 이름의 가나다순 */
  | 'NAME'
  /** 평균 별점이 높은 순. 리뷰가 없는 장소는 맨 뒤에 옵니다. */
  | 'RATING'
  /** 찾는 말이 이름의 처음, 이름, 이름의 여러 곳, 종류, 그 밖의 곳에 든 순. 그 안에서는 `pets`가 있으면 들어갈 수 있는 곳이 먼저이고, 종류를 고르지 않았으면 동물병원, 동물약국, 반려동물용품이 뒤로 가고, `near`가 있으면 가까운 순, 없으면 별점이 높은 순(리뷰가 적으면 평균에 가깝게 봅니다)입니다. 찾은 곳이 totalCount로 셀 수 있는 수보다 많으면 이름에 든 곳, 그 밖의 곳의 순서이고 각각 가나다순입니다. */
  | 'RECOMMENDED';

/** 무엇에 대한 문의인지 */
export type InquiryAboutInput = {
  /** 장소, 리뷰, 댓글의 id. SUSPENSION에는 없습니다. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 종류. SUSPENSION은 이용이 정지된 회원 자신의 것입니다. */
  kind: InquirySubject;
};

/** 문의의 순서 */
export type InquirySort =
  /** 이메일의 순서, 같으면 최신순 */
  | 'EMAIL'
  /** 최신순 */
  | 'NEWEST'
  /** 오래된 순 */
  | 'OLDEST'
  /** 제목의 가나다순, 같으면 최신순 */
  | 'SUBJECT';

/** 문의를 어디까지 처리했는지 */
export type InquiryStatus =
  /** 답변함 */
  | 'ANSWERED'
  /** 처리 중 */
  | 'IN_PROGRESS'
  /** 새 문의 */
  | 'NEW';

/** 무엇에 대한 문의인지 */
export type InquirySubject =
  /** 댓글 */
  | 'COMMENT'
  /** 장소 */
  | 'FACILITY'
  /** 리뷰 */
  | 'REVIEW'
  /** 보낸 회원의 이용 정지 */
  | 'SUSPENSION';

/** 카카오에서 받은 것 */
export type KakaoSignInInput = {
  /** `/auth/kakao/callback`으로 돌아온 `code`, 1,000자까지. 한 번만 쓸 수 있습니다. */
  code: Scalars['String']['input'];
};

/** 자료와 다르지만 그대로 둘 정보 */
export type KeepCorrectionInput = {
  /** 장소의 id */
  facilityId: Scalars['ID']['input'];
  /** 고친 정보 */
  field: CorrectableField;
  /** 사유, 1자부터 500자까지. 관리 기록에 남습니다. */
  reason: Scalars['String']['input'];
};

/** 정지를 풀 회원과 사유 */
export type LiftSuspensionInput = {
  /** 정지를 풀 회원의 id */
  memberId: Scalars['ID']['input'];
  /** 사유, 500자까지. 관리 기록에 남고 회원에게는 보이지 않습니다. */
  reason: Scalars['String']['input'];
};

/** 비밀번호 대신 로그인에 쓰는 서비스 */
export type MemberProvider =
  /** 카카오 */
  | 'KAKAO';

/** 회원이 맡은 일 */
export type MemberRole =
  /** 관리자 */
  | 'ADMIN'
  /** 관리자가 아닌 회원 */
  | 'MEMBER';

/** 회원이 로그인하는 방법 */
export type MemberSignInMethod =
  /** 카카오 */
  | 'KAKAO'
  /** 이메일과 비밀번호 */
  | 'PASSWORD';

/** 회원의 순서 */
export type MemberSort =
  /** 이메일의 순서 */
  | 'EMAIL'
  /** 최근에 로그인한 순 */
  | 'LAST_SIGN_IN'
  /** 받은 신고가 많은 순 */
  | 'MOST_REPORTS'
  /** 리뷰가 많은 순 */
  | 'MOST_REVIEWS'
  /** 늦게 가입한 순 */
  | 'NEWEST'
  /** 별명의 가나다순 */
  | 'NICK_NAME'
  /** 먼저 가입한 순 */
  | 'OLDEST';

/** 회원의 상태 */
export type MemberState =
  /** 정지되지 않음 */
  | 'ACTIVE'
  /** 이용이 정지됨 */
  | 'SUSPENDED';

/** 회원이 쓴 글과, 관리자가 그것에 하는 일의 사유 */
export type ModerateContentInput = {
  /** 글의 id */
  id: Scalars['ID']['input'];
  /** 글의 종류 */
  kind: ContentKind;
  /** 사유, 500자까지. 비워 둘 수 없습니다. 관리 기록에 남습니다. */
  reason: Scalars['String']['input'];
};

/** 어느 때에 여는지 */
export type OpenStatus =
  /** 닫혀 있습니다. */
  | 'CLOSED'
  /** 열려 있습니다. */
  | 'OPEN'
  /** 자료의 글로는 알 수 없습니다. 열려 있다고도 닫혀 있다고도 여기지 마세요. */
  | 'UNKNOWN';

/** 반려동물 한 마리. 저장하지 않습니다. 방문 기록에는 종류와 크기만 남깁니다. */
export type PetInput = {
  /** 법이 정한 맹견인지 */
  isRestrictedBreed?: Scalars['Boolean']['input'];
  /** 크기 */
  size?: InputMaybe<PetSize>;
  /** 종류 */
  species: PetSpecies;
  /** 몸무게(kg), 0 초과 150까지. 크기보다 먼저 봅니다. 몸무게도 크기도 없으면 모르는 것으로 봅니다. */
  weightKg?: InputMaybe<Scalars['Float']['input']>;
};

/** 개의 크기 */
export type PetSize =
  /** 대형, 25kg 초과 */
  | 'LARGE'
  /** 중형, 10kg 초과 25kg까지 */
  | 'MEDIUM'
  /** 소형, 10kg까지 */
  | 'SMALL';

/** 입장 조건이 구별하는 동물의 종류 */
export type PetSpecies =
  /** 새 */
  | 'BIRD'
  /** 고양이 */
  | 'CAT'
  /** 개 */
  | 'DOG'
  /** 그 밖의 동물 */
  | 'OTHER'
  /** 토끼 */
  | 'RABBIT'
  /** 거북, 도마뱀, 뱀 같은 파충류 */
  | 'REPTILE'
  /** 햄스터, 고슴도치, 기니피그, 페럿처럼 작은 포유류 */
  | 'SMALL_MAMMAL';

/** 반려동물의 종류 */
export type PetType =
  /** 고양이 */
  | 'CAT'
  /** 개 */
  | 'DOG'
  /** 그 밖의 반려동물 (새, 토끼, 햄스터 등) */
  | 'OTHER';

/** 한 지점의 좌표 (WGS84, 도) */
export type PointInput = {
  /** 위도, -90부터 90까지 */
  latitude: Scalars['Float']['input'];
  /** 경도, -180부터 180까지 */
  longitude: Scalars['Float']['input'];
};

/** 다르다고 알릴 정보 */
export type ProposeCorrectionInput = {
  /** 장소의 id */
  facilityId: Scalars['ID']['input'];
  /** 무엇이 다른지 */
  field: CorrectableField;
  /** 이 요청의 이름(UUID). 답을 받지 못해 같은 이름으로 다시 보내도 제안은 하나만 생깁니다. 내용이 다른 제안에 쓴 이름이면 CONFLICT입니다. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** 어떻게 알게 되었는지, 서식 없는 글, 1자부터 200자까지. 받아들여지면 장소에 함께 나타납니다. */
  source: Scalars['String']['input'];
  /** 바른 값. 없거나 알 수 없으면 null입니다. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** 받아들이지 않을 제안 */
export type RefuseCorrectionInput = {
  /** 제안의 id */
  id: Scalars['ID']['input'];
  /** 사유, 1자부터 500자까지. 관리 기록에 남습니다. */
  reason: Scalars['String']['input'];
};

/** 신고할 댓글 */
export type ReportCommentInput = {
  /** 댓글의 id */
  commentId: Scalars['ID']['input'];
  /** 신고 사유, 100자까지. 비워 둘 수 없습니다. */
  reason: Scalars['String']['input'];
};

/** 신고할 리뷰 */
export type ReportReviewInput = {
  /** 신고 사유, 100자까지. 비워 둘 수 없습니다. */
  reason: Scalars['String']['input'];
  /** 리뷰의 id */
  reviewId: Scalars['ID']['input'];
};

/** 신고된 글의 순서 */
export type ReportedContentSort =
  /** 신고가 많은 순, 같으면 마지막 신고가 최근인 순 */
  | 'MOST_REPORTS'
  /** 마지막 신고가 최근인 순. 신고가 없는 글은 가린 때로 봅니다. */
  | 'NEWEST';

/** 신고된 글의 상태 */
export type ReportedContentState =
  /** 가린 글, 신고가 없는 것도 */
  | 'BLINDED'
  /** 신고가 있고 가리지 않은 글 */
  | 'OPEN';

/** 바꿀 이메일 */
export type RequestEmailChangeInput = {
  /** 지금의 이메일. 자신의 것이어야 합니다. */
  email: Scalars['String']['input'];
  /** 새 이메일, 255자까지. 영문 대소문자를 가리지 않고 다른 회원과 달라야 합니다. */
  newEmail: Scalars['String']['input'];
  /** 비밀번호. 카카오 회원은 임시 코드입니다. */
  password: Scalars['String']['input'];
};

/** 비밀번호를 잊은 계정 */
export type RequestPasswordResetInput = {
  /** 가입한 이메일 */
  email: Scalars['String']['input'];
};

/** 메일로 받은 링크와 새 비밀번호 */
export type ResetPasswordInput = {
  /** 새 비밀번호, 8자부터 255자까지, 빈칸 없이. 영문 대문자와 소문자, 숫자, 특수문자(!@#$%^&*()_+=-)가 모두 들어 있어야 하고 너무 흔한 비밀번호는 안 됩니다. */
  newPassword: Scalars['String']['input'];
  /** 메일로 받은 주소의 `#token=` 뒤에 있는 것 */
  token: Scalars['String']['input'];
};

/** 리뷰를 고르는 조건. 보낸 조건이 모두 맞아야 합니다. */
export type ReviewFilterInput = {
  /** 장소의 id: 그 장소의 리뷰만 */
  facilityId?: InputMaybe<Scalars['ID']['input']>;
  /** 회원의 id: 그 회원이 쓴 리뷰만 */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** 찾는 태그, 100자까지: 이름에 이 글이 든 태그가 있는 리뷰만. 앞의 #는 떼어 내고 영문 대소문자는 가리지 않습니다. */
  tagName?: InputMaybe<Scalars['String']['input']>;
};

/** 신고의 순서 */
export type ReviewReportSort =
  /** 최신순 */
  | 'NEWEST'
  /** 오래된 순 */
  | 'OLDEST'
  /** 새 리뷰의 신고부터, 같은 리뷰이면 최신순. 한 리뷰의 신고가 모입니다. */
  | 'REVIEW';

/** 리뷰의 순서 */
export type ReviewSort =
  /** 최신순 */
  | 'LATEST'
  /** 좋아요가 많은 순, 같으면 최신순. 조건에 `facilityId`나 `memberId`가 있어야 하며, 없으면 BAD_USER_INPUT입니다. */
  | 'LIKES';

/** 검색어에서 읽은 조건의 종류 */
export type SearchChipKind =
  /** 장소의 종류 */
  | 'CATEGORY'
  /** 시·군·구 */
  | 'DISTRICT'
  /** 실내 시설 */
  | 'INDOOR'
  /** 쓰는 사람의 근처 */
  | 'NEAR_ME'
  /** 역, 동네, 명소의 근처 */
  | 'NEAR_PLACE'
  /** 24시간 영업 */
  | 'OPEN_ALL_DAY'
  /** 말한 날이나 시각에 영업 중 */
  | 'OPEN_AT'
  /** 기준 시각에 영업 중 */
  | 'OPEN_NOW'
  /** 실외 시설 */
  | 'OUTDOOR'
  /** 주차 */
  | 'PARKING'
  /** 함께 갈 반려동물 */
  | 'PET'
  /** 시·도 */
  | 'REGION';

/** 바꿀 문의의 상태 */
export type SetInquiryStatusInput = {
  /** 문의의 id */
  id: Scalars['ID']['input'];
  /** NEW나 IN_PROGRESS. ANSWERED는 답변하면 됩니다. */
  status: InquiryStatus;
};

/** 정할 별명 */
export type SetNickNameInput = {
  /** 별명. 2자부터 20자까지, 완성된 한글, 영문, 숫자만. 영문 대소문자를 가리지 않고 다른 회원과 달라야 합니다. */
  nickName: Scalars['String']['input'];
};

/** 빼 두거나 다시 셀 방문 기록 */
export type SetVisitReportsAsideInput = {
  /** 방문 기록의 id, 1개부터 100개까지. 그사이 지워진 것은 무시합니다. */
  ids: Array<Scalars['ID']['input']>;
  /** true이면 빼 두고, false이면 다시 셉니다. */
  isSetAside: Scalars['Boolean']['input'];
};

/** 로그인할 때 적는 것 */
export type SignInInput = {
  /** 가입한 이메일. 영문 대소문자를 가리지 않습니다. */
  email: Scalars['String']['input'];
  /** 비밀번호 */
  password: Scalars['String']['input'];
};

/** 가입할 때 적는 것 */
export type SignUpInput = {
  /** 이용약관과 개인정보처리방침에 동의하는지. true여야 합니다. */
  agreesToTerms: Scalars['Boolean']['input'];
  /** 이메일, 255자까지. 영문 대소문자를 가리지 않고 다른 회원과 달라야 합니다. */
  email: Scalars['String']['input'];
  /** 자기소개, 1,000자까지 */
  info?: InputMaybe<Scalars['String']['input']>;
  /** 별명. 2자부터 20자까지, 완성된 한글, 영문, 숫자만. 영문 대소문자를 가리지 않고 다른 회원과 달라야 합니다. */
  nickName: Scalars['String']['input'];
  /** 비밀번호. 8자부터 255자까지, 빈칸 없이. 영문 대문자와 소문자, 숫자, 특수문자(!@#$%^&*()_+=-)가 모두 들어 있어야 하고 너무 흔한 비밀번호는 안 됩니다. */
  password: Scalars['String']['input'];
  /** 프로필 사진, 10MB까지. JPG, PNG, GIF, WebP. */
  profileImage?: InputMaybe<Scalars['Upload']['input']>;
};

/** 정지할 회원과 사유, 기간 */
export type SuspendMemberInput = {
  /** 지금부터 며칠 동안, 1부터 3,650까지. 보내지 않으면 풀 때까지입니다. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** 정지할 회원의 id */
  memberId: Scalars['ID']['input'];
  /** 사유, 500자까지. 관리 기록에 남고 회원에게 보입니다. */
  reason: Scalars['String']['input'];
};

/** 임시 코드를 받을 회원. 언제나 로그인한 회원입니다. */
export type TemporaryCodeInput = {
  /** 자신의 이메일. 보내지 않아도 되며, 다른 이메일이면 FORBIDDEN입니다. */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** 즐겨찾기를 바꿀 장소 */
export type ToggleFavoriteInput = {
  /** 장소의 id */
  facilityId: Scalars['ID']['input'];
  /** 바꾼 뒤의 상태. 없으면 지금과 반대로 바꿉니다. 다시 보낼 수 있는 요청이라면 정해서 보내 주세요. */
  isFavorite?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 좋아요를 바꿀 리뷰 */
export type ToggleReviewLikeInput = {
  /** 바꾼 뒤의 상태. 없으면 지금과 반대로 바꿉니다. 다시 보낼 수 있는 요청이라면 정해서 보내 주세요. */
  isLiked?: InputMaybe<Scalars['Boolean']['input']>;
  /** 리뷰의 id */
  reviewId: Scalars['ID']['input'];
};

/** 고칠 공지. 보내지 않은 것은 그대로 둡니다. */
export type UpdateBoardInput = {
  /** 더할 첨부파일. 공지 하나에 모두 10개까지, 하나에 10MB까지. 사진(JPG, PNG, GIF, WebP), PDF, 한글(HWP, HWPX), 워드, 엑셀, 파워포인트, TXT, CSV, ZIP. */
  attachments?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** 새 본문, 20,000자까지. 첨부파일이 있으면 빈 문자열이어도 됩니다. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** 공지의 id */
  id: Scalars['ID']['input'];
  /** true면 비공개, false면 공개로 바꿉니다. */
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** 지울 첨부파일의 이름(`Attachment.name`), 100개까지. 이 공지에 없는 이름은 무시합니다. */
  removedAttachmentNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 새 제목. 한 줄, 255자까지. 비워 둘 수 없습니다. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** 고치기 시작할 때 읽은 `Board.version`. 그사이 바뀌었으면 CONFLICT입니다. 보내지 않으면 확인하지 않고 덮어씁니다. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 고칠 댓글 */
export type UpdateCommentInput = {
  /** 새 글, 1,000자까지. 비워 둘 수 없습니다. */
  content: Scalars['String']['input'];
  /** 댓글의 id */
  id: Scalars['ID']['input'];
};

/** 고칠 공휴일. 보내지 않은 것은 그대로 둡니다. */
export type UpdateHolidayInput = {
  /** 새 설명, 200자까지. 빈 문자열이면 지웁니다. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 공휴일의 id */
  id: Scalars['ID']['input'];
  /** 새 이름. 한 줄, 50자까지. 비워 둘 수 없습니다. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** 바꿀 정보. 보내지 않은 것은 그대로 둡니다. */
export type UpdateMemberInput = {
  /** 자신의 이메일. 보내지 않아도 되며, 다른 이메일이면 FORBIDDEN입니다. 이메일은 바꿀 수 없습니다. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 새 자기소개, 3,000자까지. 빈 문자열이면 지웁니다. */
  info?: InputMaybe<Scalars['String']['input']>;
  /** 새 별명. 2자부터 20자까지, 완성된 한글, 영문, 숫자만. 영문 대소문자를 가리지 않고 다른 회원과 달라야 합니다. */
  nickName?: InputMaybe<Scalars['String']['input']>;
  /** 지금의 비밀번호. 카카오 회원은 `createTemporaryCode`로 받은 임시 코드 8자를 보냅니다. */
  password: Scalars['String']['input'];
  /** 새 프로필 사진, 10MB까지. JPG, PNG, GIF, WebP. 먼저 있던 사진을 대신합니다. */
  profileImage?: InputMaybe<Scalars['Upload']['input']>;
  /** 지울 사진의 이름(`Image.name`), 20개까지. 없는 이름은 무시합니다. */
  removedProfileImageNames?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** 고칠 리뷰. 보내지 않은 것은 그대로 둡니다. */
export type UpdateReviewInput = {
  /** 새 글, 1,000자까지. 비워 둘 수 없습니다. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** 리뷰의 id */
  id: Scalars['ID']['input'];
  /** 더할 사진. 한 번에 10장, 리뷰 하나에 모두 15장까지. 한 장에 10MB까지. JPG, PNG, GIF, WebP. */
  images?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** 새 별점, 1점부터 5점까지의 정수 */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** 지울 사진의 이름(`Image.name`), 100개까지. 이 리뷰에 없는 이름은 무시합니다. */
  removedImageNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 새 태그의 이름, 6개까지, 하나에 20자까지. 한글, 영문, 숫자, 밑줄만 쓸 수 있고 앞의 #는 떼어 냅니다. 같은 태그를 두 번 보내면 BAD_USER_INPUT입니다. 먼저 있던 태그를 모두 대신하며, 빈 목록이면 모두 지웁니다. */
  tagNames?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** 다녀온 회원이 겪은 일 */
export type VisitOutcome =
  /** 들어가는 조건이 자료와 달랐습니다. */
  | 'DIFFERENT'
  /** 함께 들어갔습니다. */
  | 'ENTERED'
  /** 거절당했습니다. */
  | 'REFUSED';

/** 탈퇴할 때 적는 것 */
export type WithdrawInput = {
  /** 자신의 이메일. 보내지 않아도 되며, 다른 이메일이면 FORBIDDEN입니다. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 지금의 비밀번호. 카카오 회원은 `createTemporaryCode`로 받은 임시 코드 8자를 보냅니다. */
  password: Scalars['String']['input'];
};
