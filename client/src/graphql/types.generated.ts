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
  Upload: { input: File; output: File; }
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

/** 이용자가 알려 주고 관리자가 받아들인 정보. 공공데이터의 값 대신 장소에 나타납니다. */
export type AcceptedCorrection = {
  __typename?: 'AcceptedCorrection';
  /** 받아들인 시각 */
  acceptedAt: Scalars['DateTimeISO']['output'];
  /** 무엇을 고쳤는지 */
  field: CorrectableField;
  /** 어떻게 알게 되었는지, 서식 없는 글 */
  source: Scalars['String']['output'];
  /** 지금 값. null이면 없거나 알 수 없습니다. */
  value?: Maybe<Scalars['String']['output']>;
};

/** 이 서버에서 계정으로 할 수 있는 일 */
export type AccountSettings = {
  __typename?: 'AccountSettings';
  /** 메일을 보내는 서버인지. false이면 비밀번호를 메일로 다시 정하거나 이메일을 바꿀 수 없습니다. */
  isMailAvailable: Scalars['Boolean']['output'];
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

/** 관리자의 첫 화면에 보여 줄 수 */
export type AdminSummary = {
  __typename?: 'AdminSummary';
  /** 공공데이터를 마지막으로 가져온 시각. 가져온 적이 없으면 null입니다. */
  importedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 새 문의의 수 */
  inquiryCount: Scalars['Int']['output'];
  /** 모든 회원의 수 */
  memberCount: Scalars['Int']['output'];
  /** 최근 7일 동안 가입한 회원의 수 */
  newMemberCount: Scalars['Int']['output'];
  /** 최근 7일 동안 쓴 리뷰의 수 */
  newReviewCount: Scalars['Int']['output'];
  /** 모든 리뷰의 수 */
  reviewCount: Scalars['Int']['output'];
  /** 처리하지 않은 신고의 수 */
  reviewReportCount: Scalars['Int']['output'];
  /** 올해와 내년 가운데 공휴일이 하나도 없는 해. 둘 다 있으면 null입니다. */
  yearWithoutHolidays?: Maybe<Scalars['Int']['output']>;
};

/** 관리자가 보는 방문 기록 */
export type AdminVisitReport = {
  __typename?: 'AdminVisitReport';
  /** 무엇이 달랐는지. 결과가 DIFFERENT일 때만 있습니다. */
  conditionKind?: Maybe<EntryConditionKind>;
  id: Scalars['ID']['output'];
  /** 알려 준 회원 */
  member: Member;
  /** 알려 준 회원이 가입한 시각 */
  memberSince: Scalars['DateTimeISO']['output'];
  /** 결과 */
  outcome: VisitOutcome;
  /** 함께 간 반려동물 */
  pets: Array<VisitPet>;
  /** 알려 준 시각 */
  reportedAt: Scalars['DateTimeISO']['output'];
  /** 관리자가 빼 둔 시각. 세고 있으면 null입니다. */
  setAsideAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 다녀온 날, 서울의 날짜 (yyyy-MM-dd) */
  visitedOn: Scalars['String']['output'];
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

/** 검색어를 치는 동안 보여 주는 지역 */
export type AreaSuggestion = {
  __typename?: 'AreaSuggestion';
  /** 시·군·구의 현재 이름. 시·도 자체나 세종특별자치시에서는 null일 수 있습니다. */
  districtName?: Maybe<Scalars['String']['output']>;
  /** 종류 */
  kind: AreaKind;
  /** 이름 (예: 강남구, 강남역, 망원동) */
  name: Scalars['String']['output'];
  /** 시·도의 현재 공식 이름 */
  regionName: Scalars['String']['output'];
  /** 이 지역을 고르면 찾을 말. 같은 이름이 여럿이면 앞에 시·도나 시·군·구가 붙습니다 (예: 서울 중구). */
  searchText: Scalars['String']['output'];
};

/** 챗봇과 나눈 대화 */
export type AskChatbotInput = {
  /** 지금까지의 말, 오래된 것부터 500개까지. 그 가운데 마지막 20개만 읽습니다. 맨 끝의 말이 질문이며, 사람의 말이 아니거나 빈 문자열이면 BAD_USER_INPUT입니다. */
  messages: Array<ChatbotMessageInput>;
  /** 함께 가는 반려동물, 5마리까지. 질문이 반려동물을 말하지 않았을 때 장소를 고르는 데에만 쓰고, 언어 모델에 보내지 않습니다. */
  pets?: Array<PetInput>;
};

/** 공지의 첨부파일. 사진은 브라우저에서 열리고, 다른 파일은 내려받습니다. */
export type Attachment = {
  __typename?: 'Attachment';
  /** 파일의 크기 (바이트) */
  bytes: Scalars['Int']['output'];
  /** 사진이면 그 사진의 여러 크기, 다른 파일이면 null입니다. */
  image?: Maybe<Image>;
  /** 파일의 형식 (예: application/pdf) */
  mediaType: Scalars['String']['output'];
  /** 파일의 이름. 퍼센트 인코딩을 푼 `url`의 마지막 부분과 같습니다. 파일을 지울 때 보냅니다. */
  name: Scalars['String']['output'];
  /** `/files/`로 시작하는 경로. 토큰 없이 열립니다. */
  url: Scalars['String']['output'];
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

/** 관리 기록: 관리자가 언제 무엇을 했는지. 대상이 지워져도 남습니다. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** 한 일 */
  action: AuditAction;
  /** 그 일을 한 관리자. 탈퇴했거나 서버의 명령으로 한 일이면 null입니다. */
  actor?: Maybe<Member>;
  /** 그 일을 한 관리자의 회원 id. 서버의 명령으로 한 일이면 null입니다. */
  actorId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** 그 일을 한 시각 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 대상인 회원이나 대상인 글을 쓴 회원. 탈퇴했거나 회원의 것이 아니면 null입니다. */
  member?: Maybe<Member>;
  /** 사유. 사유를 적지 않는 일이면 null입니다. */
  reason?: Maybe<Scalars['String']['output']>;
  /** 그 일을 하기 전의 내용, 서식 없는 글. 남기지 않는 일이거나 쓴 회원이 탈퇴했으면 null입니다. */
  snapshot?: Maybe<Scalars['String']['output']>;
  /** 대상의 id. 대상은 이미 지워졌을 수 있습니다. */
  targetId: Scalars['ID']['output'];
};

/** 관리 기록의 한 쪽 */
export type AuditEntryPage = {
  __typename?: 'AuditEntryPage';
  /** 최신순 */
  items: Array<AuditEntry>;
  /** 조건에 맞는 관리 기록의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 글을 가린 사유와 기간. 가린 글은 쓴 회원과 관리자에게만 보이고 어떤 수에도 들지 않습니다. */
export type Blinding = {
  __typename?: 'Blinding';
  /** 사유 */
  reason: Scalars['String']['output'];
  /** 가린 시각 */
  since: Scalars['DateTimeISO']['output'];
  /** 저절로 다시 보이는 시각. 계속 가리기로 정했으면 null입니다. */
  until?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** 관리자가 쓰는 공지. 비공개 공지는 쓴 회원과 관리자에게만 보이고, 다른 사람에게는 없는 것과 같습니다. */
export type Board = {
  __typename?: 'Board';
  /** 첨부파일의 수 */
  attachmentCount: Scalars['Int']['output'];
  /** 첨부파일, 올린 순서대로 */
  attachments: Array<Attachment>;
  /** 댓글의 수 */
  commentCount: Scalars['Int']['output'];
  /** 본문. 줄바꿈이 든 서식 없는 글이며, 첨부파일만 있으면 빈 문자열입니다. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 쓴 시각 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 비공개인지: 쓴 회원과 관리자에게만 보입니다. */
  isPrivate: Scalars['Boolean']['output'];
  /** 쓴 회원 */
  member: Member;
  title: Scalars['String']['output'];
  /** 고칠 때마다 하나씩 커지는 수. `updateBoard`에 함께 보내면 그사이 바뀐 공지를 덮어쓰지 않습니다. */
  version: Scalars['Int']['output'];
  /** 보는 사람이 고치고 지울 수 있는 공지인지 (쓴 회원) */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** 공지 목록의 한 쪽 */
export type BoardPage = {
  __typename?: 'BoardPage';
  /** 최신순 */
  items: Array<Board>;
  /** 돌려주는 쪽의 번호, 0부터. 요청한 쪽이 끝을 넘으면 마지막 쪽입니다. */
  page: Scalars['Int']['output'];
  /** 보는 사람에게 보이는, 조건에 맞는 모든 공지의 수 */
  totalCount: Scalars['Int']['output'];
};

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

/** 챗봇의 답 */
export type ChatbotAnswer = {
  __typename?: 'ChatbotAnswer';
  /** 질문이 말한 반려동물, 없으면 `input.pets`가 들어갈 수 있는지, `facilities`와 같은 차례. 둘 다 없으면 빈 목록입니다. */
  entries: Array<EntryVerdict>;
  /** 답에 어울리는 장소, 5곳까지 */
  facilities: Array<Facility>;
  /** 먼저 전화할 곳, 3곳까지 */
  hotlines: Array<ChatbotHotline>;
  /** `text` 뒤에 장소의 이름과 주소까지 글로 옮긴 답. 글만 보여 주는 화면에 씁니다. */
  plainText: Scalars['String']['output'];
  /** 질문에서 읽어 낸 장소의 조건. 장소를 찾지 않았으면 null입니다. */
  search?: Maybe<ChatbotSearch>;
  /** 답을 만든 것 */
  source: ChatbotSource;
  /** 이어서 할 수 있는 말, 4개까지. 화면은 누르는 단추로 보여 줍니다. */
  suggestions: Array<Scalars['String']['output']>;
  /** 답. 줄바꿈이 든 서식 없는 글이며, 장소는 `facilities`에 따로 있습니다. */
  text: Scalars['String']['output'];
  /** 답이 다루는 주제 (예: 강아지 양치질 하는 방법). 장소의 답이거나 준비된 답이 없으면 null입니다. */
  topic?: Maybe<Scalars['String']['output']>;
};

/** 전화로 도움받을 곳 */
export type ChatbotHotline = {
  __typename?: 'ChatbotHotline';
  /** 이름 (예: 자살예방 상담전화) */
  name: Scalars['String']['output'];
  /** 전화번호 (예: 109) */
  phoneNumber: Scalars['String']['output'];
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

/** 질문에서 읽어 낸 장소의 조건. 지도에서 다시 찾아볼 때 `FacilityFilterInput`으로 보냅니다. */
export type ChatbotSearch = {
  __typename?: 'ChatbotSearch';
  /** 묶음이나 종류의 이름 */
  categories: Array<Scalars['String']['output']>;
  /** true면 실내 시설이 있는 곳만. 말하지 않았으면 null입니다. */
  indoorFacility?: Maybe<Scalars['Boolean']['output']>;
  /** true면 쓰는 사람의 근처를 찾습니다. 위치는 화면이 알고, 서버에 보내지 않습니다. */
  isNearMe: Scalars['Boolean']['output'];
  /** true면 24시간 여는 곳만. 말하지 않았으면 null입니다. */
  isOpenAllDay?: Maybe<Scalars['Boolean']['output']>;
  /** true면 `openAt`이 물은 때입니다. 나중에 다시 찾으면 그때의 시각을 보내야 합니다. */
  isOpenNow?: Maybe<Scalars['Boolean']['output']>;
  /** 그 근처를 찾은 역, 동네, 명소. 좌표와 반지름을 `within`으로 보냅니다. */
  nearPlace?: Maybe<NearPlace>;
  /** 이 시각에 여는 곳만. 말하지 않았으면 null입니다. */
  openAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** true면 실외 시설이 있는 곳만. 말하지 않았으면 null입니다. */
  outdoorFacility?: Maybe<Scalars['Boolean']['output']>;
  /** true면 주차할 수 있는 곳만. 말하지 않았으면 null입니다. */
  parkingAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** 함께 갈 반려동물의 종류. 말하지 않았으면 빈 목록입니다. */
  petTypes: Array<PetType>;
  /** 질문이 말한 반려동물. 들어갈 수 없는 곳은 뺐습니다. 말하지 않았으면 빈 목록입니다. */
  pets: Array<InterpretedPet>;
  /** 동이나 길의 이름, 그 밖의 찾는 말. `searchQuery`로 보냅니다. */
  searchText?: Maybe<Scalars['String']['output']>;
  /** 시·도의 현재 공식 이름 */
  sidoName?: Maybe<Scalars['String']['output']>;
  /** 시·군·구의 현재 이름 */
  sigunguName?: Maybe<Scalars['String']['output']>;
};

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

/** 회원이 공지에 단 댓글 */
export type Comment = {
  __typename?: 'Comment';
  /** 관리자가 가렸으면 그 사유와 기간, 아니면 null입니다. 가린 댓글은 쓴 회원과 관리자에게만 보입니다. */
  blinding?: Maybe<Blinding>;
  /** 댓글이 달린 공지 */
  board: Board;
  /** 댓글이 달린 공지의 id */
  boardId: Scalars['ID']['output'];
  /** 글. 줄바꿈이 든 서식 없는 글입니다. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 쓴 시각 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 쓴 회원 */
  member: Member;
  /** 보는 사람이 고치고 지울 수 있는 댓글인지 (쓴 회원) */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** 보는 사람이 신고한 댓글인지. 방문자에게는 false입니다. */
  viewerHasReported: Scalars['Boolean']['output'];
};

/** 댓글 목록의 한 쪽 */
export type CommentPage = {
  __typename?: 'CommentPage';
  /** 요청한 순서대로 */
  items: Array<Comment>;
  /** 조건에 맞는 모든 댓글의 수 */
  totalCount: Scalars['Int']['output'];
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

/** 회원이 관리자에게 알린 글에 대한 신고 하나 */
export type ContentReport = {
  __typename?: 'ContentReport';
  /** 글의 종류와 신고의 id (예: REVIEW:12) */
  id: Scalars['ID']['output'];
  /** 신고 사유 */
  reason: Scalars['String']['output'];
  /** 신고한 시각 */
  reportedAt: Scalars['DateTimeISO']['output'];
  /** 신고한 회원 */
  reporter: Member;
};

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

/** 새 자료가 고친 정보와 다른 값을 말하는 일. 정할 때까지 고친 값을 씁니다. */
export type CorrectionConflict = {
  __typename?: 'CorrectionConflict';
  /** 고친 값을 받아들인 시각 */
  acceptedAt: Scalars['DateTimeISO']['output'];
  /** 새 자료를 가져온 시각 */
  conflictSince: Scalars['DateTimeISO']['output'];
  /** 새 자료의 값이 작성된 날 (yyyy-MM-dd) */
  dataEdition?: Maybe<Scalars['String']['output']>;
  /** 새 자료의 값 */
  dataValue?: Maybe<Scalars['String']['output']>;
  /** 장소 */
  facility: Facility;
  /** 무엇이 다른지 */
  field: CorrectableField;
  /** 장소의 id와 정보 (예: 12:HOURS) */
  id: Scalars['ID']['output'];
  /** 고친 값의 근거 */
  source: Scalars['String']['output'];
  /** 고친 값 */
  value?: Maybe<Scalars['String']['output']>;
};

/** 자료와 다른 것의 한 쪽 */
export type CorrectionConflictPage = {
  __typename?: 'CorrectionConflictPage';
  /** 오래된 것부터 */
  items: Array<CorrectionConflict>;
  /** 자료와 다른 모든 것의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 제안 목록의 한 쪽 */
export type CorrectionPage = {
  __typename?: 'CorrectionPage';
  /** 요청한 순서대로 */
  items: Array<ListedCorrection>;
  /** 조건에 맞는 모든 제안의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 제안을 받았다는 확인 */
export type CorrectionReceipt = {
  __typename?: 'CorrectionReceipt';
  /** 받은 제안의 id */
  id: Scalars['ID']['output'];
  /** 보낸 사람에게 보여 줄 글 */
  message: Scalars['String']['output'];
};

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

/** 자료에서 살펴볼 것 하나 */
export type DataFinding = {
  __typename?: 'DataFinding';
  /** 무엇이 문제인지, 또는 글 전체 */
  detail?: Maybe<Scalars['String']['output']>;
  /** 장소의 정보가 작성된 날 (yyyy-MM-dd) */
  edition?: Maybe<Scalars['String']['output']>;
  /** 관련된 장소, 3곳까지. 지워진 장소는 없습니다. */
  facilities: Array<Facility>;
  /** 관련된 장소의 수 */
  facilityCount: Scalars['Int']['output'];
  /** 종류 안에서 하나뿐인 이름 */
  id: Scalars['ID']['output'];
  /** 이해하지 못한 글, 운영시간, 장소의 이름이나 읽지 못한 까닭 */
  text: Scalars['String']['output'];
};

/** 살펴볼 것의 수 */
export type DataFindingCount = {
  __typename?: 'DataFindingCount';
  /** 그 종류의 수 */
  count: Scalars['Int']['output'];
  /** 종류 */
  kind: DataFindingKind;
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

/** 살펴볼 것의 한 쪽 */
export type DataFindingPage = {
  __typename?: 'DataFindingPage';
  /** 관련된 장소가 많은 것부터, 다음은 이름순이나 줄 순서 */
  items: Array<DataFinding>;
  /** 조건에 맞는 모든 것의 수 */
  totalCount: Scalars['Int']['output'];
};

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

/** 지운 댓글 */
export type DeletedComment = {
  __typename?: 'DeletedComment';
  /** 댓글이 달려 있던 공지. 댓글의 수는 지운 뒤의 것입니다. */
  board: Board;
  /** 지운 댓글의 id */
  id: Scalars['ID']['output'];
};

/** 지운 리뷰 */
export type DeletedReview = {
  __typename?: 'DeletedReview';
  /** 리뷰가 있던 장소. 리뷰의 수와 평균은 지운 뒤의 것입니다. */
  facility: Facility;
  /** 지운 리뷰의 id */
  id: Scalars['ID']['output'];
  /** 리뷰를 쓴 회원. 리뷰의 수와 평균은 지운 뒤의 것입니다. */
  member: Member;
};

/** 장소가 있는 시·군·구. 구가 있는 시는 구마다, 그리고 시 전체로도 있습니다. */
export type District = {
  __typename?: 'District';
  /** 장소의 수. 자료에서 빠진 곳은 세지 않습니다. */
  facilityCount: Scalars['Int']['output'];
  /** 이름 (예: 마포구, 수원시 장안구, 수원시) */
  name: Scalars['String']['output'];
  /** 속한 시·도의 현재 공식 이름 */
  regionName: Scalars['String']['output'];
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

/** 지켜야 들어갈 수 있는 조건 */
export type EntryCondition = {
  __typename?: 'EntryCondition';
  /** 같은 번호의 조건은 하나만 지키면 됩니다. 혼자서도 지켜야 하면 null입니다. */
  alternativeGroup?: Maybe<Scalars['Int']['output']>;
  /** 조건이 있는 날. 날마다 있으면 null입니다. */
  days?: Maybe<Array<EntryDay>>;
  /** 자료가 아니라 법이 정한 조건인지 */
  isRequiredByLaw: Scalars['Boolean']['output'];
  /** 종류 */
  kind: EntryConditionKind;
  /** 누구에게 해당하는지: 보낸 `pets`의 차례, 0부터 */
  pets: Array<Scalars['Int']['output']>;
  /** 근거가 된 자료의 글. 법이 정한 조건이거나 방문 기록으로 알게 된 것이면 null입니다. */
  quote?: Maybe<Scalars['String']['output']>;
  /** 사람에게 보여 줄 말 (예: 목줄, 5차 접종) */
  text: Scalars['String']['output'];
};

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

/** 들어갈 수 없거나 알 수 없는 까닭 */
export type EntryReason = {
  __typename?: 'EntryReason';
  /** 누구에게 해당하는지: 보낸 `pets`의 차례, 0부터 */
  pets: Array<Scalars['Int']['output']>;
  /** 근거가 된 자료의 글. 없거나 방문 기록으로 알게 된 것이면 null입니다. */
  quote?: Maybe<Scalars['String']['output']>;
  /** 사람에게 보여 줄 말 */
  text: Scalars['String']['output'];
};

/** 누구와 가는지 모를 때, 장소가 두루 말하는 입장 조건 */
export type EntrySummary = {
  __typename?: 'EntrySummary';
  /** ALLOWED는 모든 개가 조건 없이 들어갈 수 있을 때뿐입니다. */
  answer: EntryAnswer;
  /** 사람에게 보여 줄 짧은 말 (예: 12kg 이하, 모두 가능, 동반 불가) */
  text: Scalars['String']['output'];
};

/** 함께 가는 모두에 대한 답. 가장 엄격한 답을 따릅니다. */
export type EntryVerdict = {
  __typename?: 'EntryVerdict';
  /** 답 */
  answer: EntryAnswer;
  /** 정보가 마지막으로 작성된 날 (yyyy-MM-dd). `isCorrected`이면 그 정보를 받아들인 날입니다. */
  asOf?: Maybe<Scalars['String']['output']>;
  /** 지킬 조건. `answer`가 CONDITIONAL일 때만 있습니다. */
  conditions: Array<EntryCondition>;
  /** 카페나 식당의 정보가 2026년 3월 1일보다 오래되었거나 날짜가 없는지. 그날부터 등록하고 예방접종한 개와 고양이만 음식점에 들어갈 수 있습니다. */
  isBeforeEateryLaw: Scalars['Boolean']['output'];
  /** 이용자가 알려 준 정보가 답에 들었는지. 근거는 `Facility.corrections`의 ENTRY, ENTRY_SIZE, ENTRY_RESTRICTIONS에 있습니다. */
  isCorrected: Scalars['Boolean']['output'];
  /** 까닭. `answer`가 DENIED나 UNKNOWN일 때 있습니다. */
  reasons: Array<EntryReason>;
  /** 자료의 글에서 읽지 못한 말. 그대로 보여 주세요. */
  residue: Array<Scalars['String']['output']>;
};

/** 지도의 현재 화면 안에 있는 장소 */
export type FacilitiesInBounds = {
  __typename?: 'FacilitiesInBounds';
  /** `limit`보다 많으면 고르게 뽑은 일부. 정해진 순서는 없습니다. */
  items: Array<Facility>;
  /** 화면 안에서 조건에 맞는 모든 장소의 수, 30,000까지만 셉니다. */
  totalCount: Scalars['Int']['output'];
  /** 다른 조건에는 맞지만 `openAt`에 여는지 알 수 없는 장소의 수, 30,000까지만 셉니다. `openAt`이 없으면 0입니다. */
  unknownHoursCount: Scalars['Int']['output'];
};

/** 반려동물 동반 정보가 있는 장소. 글은 공공데이터(한국문화정보원 「전국 반려동물 동반 가능 문화시설 위치 데이터」)의 문구 그대로이며, 자료에 없거나 알 수 없는 값은 null입니다. */
export type Facility = {
  __typename?: 'Facility';
  /** 반려동물 동반 추가 요금 */
  additionalPetFee?: Maybe<Scalars['String']['output']>;
  /** 입장(이용료) 정보 */
  admissionFeeInfo?: Maybe<Scalars['String']['output']>;
  /** 들어갈 수 있는 동물의 크기. 동물병원에서는 진료하는 동물을 뜻합니다. */
  allowedPetSize?: Maybe<Scalars['String']['output']>;
  /** 평균 별점, 1.0부터 5.0까지 (소수 한 자리). 리뷰가 없으면 null입니다. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** 건물 번호 */
  buildingNumber?: Maybe<Scalars['String']['output']>;
  /** 번지 (예: 123-4) */
  bunji?: Maybe<Scalars['String']['output']>;
  /** 대분류 (예: 반려동물업) */
  category1?: Maybe<Scalars['String']['output']>;
  /** 묶음 (예: 반려의료, 반려동반여행) */
  category2?: Maybe<Scalars['String']['output']>;
  /** 종류 (예: 동물병원, 카페) */
  category3?: Maybe<Scalars['String']['output']>;
  /** 자료의 값 대신 나타나는 정보와 그 근거, 최근에 받아들인 순 */
  corrections: Array<AcceptedCorrection>;
  /** 장소 설명 */
  description?: Maybe<Scalars['String']['output']>;
  /** 함께 가는 반려동물이 들어갈 수 있는지. 자료의 글과 최근의 방문 기록으로 답합니다. `pets`는 저장하지 않습니다. */
  entry: EntryVerdict;
  /** 누구와 가는지 모를 때 보여 줄, 두루 말하는 입장 조건 */
  entrySummary: EntrySummary;
  /** 이 장소의 정보가 마지막으로 작성된 날 (yyyy-MM-dd) */
  finalCreationDate?: Maybe<Scalars['String']['output']>;
  /** 휴무일 */
  holiday?: Maybe<Scalars['String']['output']>;
  /** 홈페이지 주소. 여러 개면 쉼표로 나뉘며, http(s) 주소가 아닌 글이 들어 있을 수 있습니다. */
  homepage?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** 실내 시설이 있는지 */
  indoorFacility?: Maybe<Scalars['Boolean']['output']>;
  /** 아주 문을 닫았는지. true이면 검색과 지도에 나오지 않습니다. */
  isClosed: Scalars['Boolean']['output'];
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
  /** 이 장소가 빠진 자료의 기준일 (yyyy-MM-dd). 값이 있으면 검색과 지도에 나오지 않습니다. null이면 지금 자료에 있는 장소입니다. */
  missingSince?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** 한 시각에 열려 있는지. 운영시간과 휴무일의 글에서 읽어 냅니다. */
  openState: OpenState;
  /** 이레 동안의 영업시간, 날짜 순 */
  openingWeek: Array<OpeningDay>;
  /** 운영시간 */
  operatingHours?: Maybe<Scalars['String']['output']>;
  /** 실외 시설이 있는지 */
  outdoorFacility?: Maybe<Scalars['Boolean']['output']>;
  /** 주차할 수 있는지 */
  parkingAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** 반려동물과 함께 들어갈 수 있는지 */
  petFriendly?: Maybe<Scalars['Boolean']['output']>;
  /** 반려동물 전용 정보 */
  petOnlyInfo?: Maybe<Scalars['String']['output']>;
  /** 반려동물 제한사항. "제한사항 없음"이 목줄이 필요 없다는 뜻은 아닙니다. */
  petRestrictions?: Maybe<Scalars['String']['output']>;
  /** 데려갈 수 있는 반려동물의 종류. 동반 여부와 동물 크기의 문구에서 읽어 냅니다. 비어 있으면 데려갈 수 없거나 알 수 없습니다. */
  petTypes: Array<PetType>;
  /** 전화번호. 자료에 적힌 모양 그대로입니다. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** 우편번호, 숫자 다섯 자리 */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** 별점마다 리뷰의 수: 1점, 2점, 3점, 4점, 5점의 차례로 다섯 개 */
  ratingCounts: Array<Scalars['Int']['output']>;
  /** 리뷰의 수 */
  reviewCount: Scalars['Int']['output'];
  /** 리 (예: 협재리) */
  riName?: Maybe<Scalars['String']['output']>;
  /** 도로명 주소 */
  roadAddress?: Maybe<Scalars['String']['output']>;
  /** 도로명 (예: 월드컵로) */
  roadName?: Maybe<Scalars['String']['output']>;
  /** 시·도의 현재 공식 이름 (17개 가운데 하나) */
  sidoName?: Maybe<Scalars['String']['output']>;
  /** 시·군·구의 현재 이름 (예: 마포구, 수원시 장안구) */
  sigunguName?: Maybe<Scalars['String']['output']>;
  /** 보는 사람이 즐겨찾기한 장소인지. 방문자에게는 false입니다. */
  viewerHasFavorited: Scalars['Boolean']['output'];
  /** 보는 사람이 이 장소에 남긴 방문 기록, 최근에 다녀온 순으로 15개까지. 방문자에게는 빈 목록입니다. */
  viewerVisitReports: Array<VisitReport>;
  /** 다녀온 회원들이 알려 준 것 */
  visitSummary: VisitSummary;
};


/** 반려동물 동반 정보가 있는 장소. 글은 공공데이터(한국문화정보원 「전국 반려동물 동반 가능 문화시설 위치 데이터」)의 문구 그대로이며, 자료에 없거나 알 수 없는 값은 null입니다. */
export type FacilityEntryArgs = {
  at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  pets: Array<PetInput>;
};


/** 반려동물 동반 정보가 있는 장소. 글은 공공데이터(한국문화정보원 「전국 반려동물 동반 가능 문화시설 위치 데이터」)의 문구 그대로이며, 자료에 없거나 알 수 없는 값은 null입니다. */
export type FacilityOpenStateArgs = {
  at?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** 반려동물 동반 정보가 있는 장소. 글은 공공데이터(한국문화정보원 「전국 반려동물 동반 가능 문화시설 위치 데이터」)의 문구 그대로이며, 자료에 없거나 알 수 없는 값은 null입니다. */
export type FacilityOpeningWeekArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
};

/** 종류의 묶음 (category2) */
export type FacilityCategory = {
  __typename?: 'FacilityCategory';
  /** 장소의 수. 자료에서 빠진 곳은 세지 않습니다. */
  facilityCount: Scalars['Int']['output'];
  /** 묶음에 든 종류, 장소가 많은 순 */
  kinds: Array<FacilityKind>;
  /** 이름 (예: 반려의료, 반려동반여행) */
  name: Scalars['String']['output'];
};

/** 장소 자료의 출처와 상태 */
export type FacilityDataset = {
  __typename?: 'FacilityDataset';
  /** 기준일: 가져온 자료에서 가장 늦은 최종 작성일 (yyyy-MM-dd). 시연용 자료뿐이면 null입니다. */
  edition?: Maybe<Scalars['String']['output']>;
  /** 검색에 나오는 모든 장소의 수 */
  facilityCount: Scalars['Int']['output'];
  /** 시연용으로 지어낸 장소가 들어 있는지 */
  isDemo: Scalars['Boolean']['output'];
  /** 자료의 이름 */
  name: Scalars['String']['output'];
  /** 제공 기관 */
  provider: Scalars['String']['output'];
  /** 자료를 내려받을 수 있는 주소 */
  url: Scalars['String']['output'];
};

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

/** 가져온 자료의 한 쪽 */
export type FacilityImportPage = {
  __typename?: 'FacilityImportPage';
  /** 최근에 가져온 것부터 */
  items: Array<FacilityImportSummary>;
  /** 가져온 모든 자료의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 가져온 자료와 앞선 자료와의 차이 */
export type FacilityImportSummary = {
  __typename?: 'FacilityImportSummary';
  /** 새로 들어온 장소 */
  added: Scalars['Int']['output'];
  /** 내용이 바뀐 장소, 날짜만 바뀐 곳도 셉니다. */
  changed: Scalars['Int']['output'];
  /** 자료의 기준일 (yyyy-MM-dd) */
  edition?: Maybe<Scalars['String']['output']>;
  /** 파일 이름 */
  fileName: Scalars['String']['output'];
  /** 가져오기가 끝난 시각 */
  finishedAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** 같은 장소라서 합친 줄 */
  merged: Scalars['Int']['output'];
  /** 읽은 줄 */
  read: Scalars['Int']['output'];
  /** 읽지 못한 줄 */
  refused: Scalars['Int']['output'];
  /** 그대로인 장소 */
  unchanged: Scalars['Int']['output'];
  /** 이 자료에서 빠진 장소 */
  vanished: Scalars['Int']['output'];
};

/** 장소의 종류 (category3) */
export type FacilityKind = {
  __typename?: 'FacilityKind';
  /** 장소의 수. 자료에서 빠진 곳은 세지 않습니다. */
  facilityCount: Scalars['Int']['output'];
  /** 이름 (예: 동물병원, 카페) */
  name: Scalars['String']['output'];
};

/** 조건에 맞는 장소의 한 쪽 */
export type FacilityPage = {
  __typename?: 'FacilityPage';
  /** totalCount가 정확한지. false면 실제로는 더 많습니다. */
  isTotalCountExact: Scalars['Boolean']['output'];
  /** 요청한 순서대로 */
  items: Array<Facility>;
  /** 검색어를 쓴 그대로는 어디에도 없어서 대신 찾은 말 (예: rkdska로 찾으면 강남). 초성이나 덜 친 글자로 찾았으면 맨 먼저 찾은 이름입니다. 쓴 그대로 찾았거나 아무것도 찾지 못했으면 null입니다. */
  matchedAs?: Maybe<Scalars['String']['output']>;
  /** 요청한 쪽 번호, 0부터 */
  page: Scalars['Int']['output'];
  /** 요청한 한 쪽의 개수 */
  size: Scalars['Int']['output'];
  /** 조건에 맞는 모든 장소의 수, 30,000까지만 셉니다. */
  totalCount: Scalars['Int']['output'];
  /** 다른 조건에는 맞지만 `openAt`에 여는지 알 수 없는 장소의 수, 30,000까지만 셉니다. `openAt`이 없으면 0입니다. */
  unknownHoursCount: Scalars['Int']['output'];
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

/** 검색어를 치는 동안 보여 주는 장소 */
export type FacilitySuggestion = {
  __typename?: 'FacilitySuggestion';
  /** 종류 (예: 동물병원, 카페) */
  category3?: Maybe<Scalars['String']['output']>;
  /** 장소의 id */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** 시·도의 현재 공식 이름 */
  sidoName?: Maybe<Scalars['String']['output']>;
  /** 시·군·구의 현재 이름 */
  sigunguName?: Maybe<Scalars['String']['output']>;
};

/** 즐겨찾기한 장소의 한 쪽 */
export type FavoriteFacilityPage = {
  __typename?: 'FavoriteFacilityPage';
  /** 늦게 더한 순. 자료에서 빠진 장소도 있습니다. */
  items: Array<Facility>;
  /** 즐겨찾기한 모든 장소의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 달력에 빨갛게 보이는 쉬는 날. 하루에 하나씩 있습니다. */
export type Holiday = {
  __typename?: 'Holiday';
  /** 서울의 날짜 (yyyy-MM-dd) */
  date: Scalars['String']['output'];
  /** 설명. 없으면 빈 문자열입니다. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 관공서의 공휴일 목록에서 온 날인지. 관리자가 더한 날이면 false입니다. */
  isOfficial: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** 올린 사진. 주소는 모두 `/files/`로 시작하는 경로이며 토큰 없이 열립니다. 한 주소의 사진은 바뀌지 않으므로 오래 저장해 두어도 됩니다. */
export type Image = {
  __typename?: 'Image';
  /** 긴 변이 640픽셀 이하인 WebP */
  cardUrl: Scalars['String']['output'];
  /** `url`에 있는 사진의 높이 (픽셀) */
  height: Scalars['Int']['output'];
  /** 파일의 이름. 퍼센트 인코딩을 푼 `url`의 마지막 부분과 같습니다. 사진을 지울 때 보냅니다. */
  name: Scalars['String']['output'];
  /** 사진이 오기 전에 보여 줄 흐린 그림 (ThumbHash, base64). 없으면 null입니다. */
  thumbhash?: Maybe<Scalars['String']['output']>;
  /** 가운데를 잘라 낸 160 × 160픽셀의 WebP */
  thumbnailUrl: Scalars['String']['output'];
  /** 긴 변이 2,048픽셀 이하인 사진. 올린 형식 그대로입니다. */
  url: Scalars['String']['output'];
  /** `url`에 있는 사진의 너비 (픽셀) */
  width: Scalars['Int']['output'];
};

/** 누구나 보낼 수 있는 문의. 관리자만 보고, 답변은 이메일로 합니다. */
export type Inquiry = {
  __typename?: 'Inquiry';
  /** 무엇에 대한 문의인지. 정하지 않았으면 null입니다. */
  about?: Maybe<InquiryAbout>;
  /** 답변. 아직 없으면 null입니다. */
  answer?: Maybe<Scalars['String']['output']>;
  /** 답변한 시각 */
  answeredAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 답변을 받을 이메일. 보낸 사람의 것인지 확인하지 않았습니다. */
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 받은 시각 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 로그인한 채로 보냈다면 그 회원, 아니면 null입니다. */
  member?: Maybe<Member>;
  /** 내용. 줄바꿈이 든 서식 없는 글입니다. */
  message: Scalars['String']['output'];
  /** 관리자끼리 보는 메모, 오래된 순 */
  notes: Array<InquiryNote>;
  /** 어디까지 처리했는지. 답변이 있으면 ANSWERED입니다. */
  status: InquiryStatus;
  /** 제목. 한 줄입니다. */
  subject: Scalars['String']['output'];
};

/** 무엇에 대한 문의인지. 대상이 지워졌거나 이제 볼 수 없으면 종류만 남습니다. */
export type InquiryAbout = {
  __typename?: 'InquiryAbout';
  /** 댓글에 대한 문의라면 그 댓글이 달린 공지의 id */
  boardId?: Maybe<Scalars['ID']['output']>;
  /** 댓글에 대한 문의라면 그 댓글의 id */
  commentId?: Maybe<Scalars['ID']['output']>;
  /** 장소. 리뷰에 대한 문의라면 리뷰의 장소입니다. */
  facility?: Maybe<Facility>;
  /** 종류 */
  kind: InquirySubject;
  /** 리뷰에 대한 문의라면 그 리뷰의 id */
  reviewId?: Maybe<Scalars['ID']['output']>;
};

/** 무엇에 대한 문의인지 */
export type InquiryAboutInput = {
  /** 장소, 리뷰, 댓글의 id. SUSPENSION에는 없습니다. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 종류. SUSPENSION은 이용이 정지된 회원 자신의 것입니다. */
  kind: InquirySubject;
};

/** 관리자끼리 보는 문의의 메모 */
export type InquiryNote = {
  __typename?: 'InquiryNote';
  /** 쓴 관리자. 탈퇴했으면 null입니다. */
  author?: Maybe<Member>;
  id: Scalars['ID']['output'];
  /** 쓴 시각 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 메모. 서식 없는 글입니다. */
  text: Scalars['String']['output'];
};

/** 문의 목록의 한 쪽 */
export type InquiryPage = {
  __typename?: 'InquiryPage';
  /** 요청한 순서대로 */
  items: Array<Inquiry>;
  /** 조건에 맞는 모든 문의의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 문의를 받았다는 확인 */
export type InquiryReceipt = {
  __typename?: 'InquiryReceipt';
  /** 받은 문의의 id */
  id: Scalars['ID']['output'];
  /** 보낸 사람에게 보여 줄 글. 언제까지 답변하는지 알려 줍니다. */
  message: Scalars['String']['output'];
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

/** 검색어에서 읽은 장소의 조건. 이름과 뜻이 `FacilityFilterInput`과 같은 것은 그대로 보낼 수 있습니다. 말하지 않은 조건은 null입니다. */
export type InterpretedFilter = {
  __typename?: 'InterpretedFilter';
  /** 종류(category3)의 이름, 말한 차례대로 */
  categories?: Maybe<Array<Scalars['String']['output']>>;
  /** true면 실내 시설이 있는 곳만 */
  indoorFacility?: Maybe<Scalars['Boolean']['output']>;
  /** true면 24시간 여는 곳만 */
  isOpenAllDay?: Maybe<Scalars['Boolean']['output']>;
  /** 이 시각에 여는 곳. "지금"이면 기준 시각 그대로입니다. */
  openAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** true면 실외 시설이 있는 곳만 */
  outdoorFacility?: Maybe<Scalars['Boolean']['output']>;
  /** true면 주차할 수 있는 곳만 */
  parkingAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** 함께 갈 반려동물, 5마리까지, 말한 차례대로. 말하지 않았으면 빈 목록입니다. */
  pets: Array<InterpretedPet>;
  /** 시·도의 현재 공식 이름 */
  sidoName?: Maybe<Scalars['String']['output']>;
  /** 시·군·구의 현재 이름. 구가 있는 시는 "수원시"처럼 시 전체이거나 "수원시 장안구"입니다. */
  sigunguName?: Maybe<Scalars['String']['output']>;
};

/** 검색어에서 읽은 반려동물 한 마리 */
export type InterpretedPet = {
  __typename?: 'InterpretedPet';
  /** 법이 정한 맹견인지 */
  isRestrictedBreed: Scalars['Boolean']['output'];
  /** 크기. 몸무게를 말했거나 알 수 없으면 null입니다. */
  size?: Maybe<PetSize>;
  /** 종류. 몸무게나 크기만 말했으면 DOG입니다. */
  species: PetSpecies;
  /** 몸무게(kg), 0 초과 150까지. "20kg 넘는"은 20.1입니다. 말하지 않았으면 null입니다. */
  weightKg?: Maybe<Scalars['Float']['output']>;
};

/** 카카오 로그인을 시작하는 데 필요한 것 */
export type KakaoSignIn = {
  __typename?: 'KakaoSignIn';
  /** 브라우저를 보낼 주소. 직접 만든 `state`를 더해 보내고, `/auth/kakao/callback`으로 돌아온 `state`와 같은지 확인해 주세요. 함께 온 `code`는 `signInWithKakao`로 보냅니다. */
  authorizeUrl: Scalars['String']['output'];
  /** true면 카카오가 아니라 시연용 로그인입니다. */
  isDemo: Scalars['Boolean']['output'];
};

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

/** 관리자가 보는 제안: 지금 값과 자료의 값이 함께 있습니다. */
export type ListedCorrection = {
  __typename?: 'ListedCorrection';
  /** 지금 장소에 나타나는 값 */
  currentValue?: Maybe<Scalars['String']['output']>;
  /** 자료의 값이 작성된 날 (yyyy-MM-dd) */
  dataEdition?: Maybe<Scalars['String']['output']>;
  /** 자료의 값. 고친 적이 없으면 지금 값과 같습니다. */
  dataValue?: Maybe<Scalars['String']['output']>;
  /** 관리자가 정한 시각. 확인을 기다리면 null입니다. */
  decidedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 이 제안을 처리한 관리자. 아직 처리하지 않았거나 그 관리자가 탈퇴했으면 null입니다. */
  decidedBy?: Maybe<Member>;
  /** 처리한 사유, 서식 없는 글. 아직 처리하지 않았으면 null입니다. */
  decisionReason?: Maybe<Scalars['String']['output']>;
  /** 장소 */
  facility: Facility;
  /** 무엇이 다른지 */
  field: CorrectableField;
  id: Scalars['ID']['output'];
  /** 제안한 시각 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 이 정보를 이미 고쳐서 자료의 값 대신 쓰고 있는지 */
  isCorrected: Scalars['Boolean']['output'];
  /** 로그인하고 제안한 회원. 방문자의 제안이면 null입니다. */
  member?: Maybe<Member>;
  /** 어떻게 알게 되었는지, 서식 없는 글 */
  source: Scalars['String']['output'];
  /** 상태 */
  status: CorrectionStatus;
  /** 제안한 값, 서식 없는 글 */
  value?: Maybe<Scalars['String']['output']>;
};

/** 지도를 그리는 데 필요한 설정 */
export type MapSettings = {
  __typename?: 'MapSettings';
  /** 카카오맵 JavaScript 키. null이면 카카오맵 대신 열린 지도를 그립니다. */
  kakaoJsKey?: Maybe<Scalars['String']['output']>;
  /** 열린 지도의 바탕 그림 주소. `{z}`, `{x}`, `{y}`를 채워 씁니다. null이면 시·도와 시·군·구의 경계선만 그립니다. */
  tileUrl?: Maybe<Scalars['String']['output']>;
};

/** 회원. 별명, 프로필 사진, 리뷰의 수와 평균은 누구나 보고, 나머지는 본인과 관리자만 봅니다. */
export type Member = {
  __typename?: 'Member';
  /** 맡은 일. 관리자이면 'admin'이 들어 있습니다. 보는 사람이 본인과 관리자가 아니면 빈 목록입니다. */
  authNames: Array<Scalars['String']['output']>;
  /** 준 별점의 평균, 1.0부터 5.0까지 (소수 한 자리). 리뷰가 없으면 null입니다. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** 이메일. 본인과 관리자가 아니면 가린 모양입니다 (m***@e***.com). */
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 자기소개, 줄바꿈이 든 서식 없는 글. 본인과 관리자가 아니면 null입니다. */
  info?: Maybe<Scalars['String']['output']>;
  /** 가입한 시각. 본인과 관리자가 아니면 null입니다. */
  insertedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 메일로 확인한 이메일인지. 확인하지 않아도 모든 것을 할 수 있습니다. 보는 사람이 본인과 관리자가 아니면 null입니다. */
  isEmailConfirmed?: Maybe<Scalars['Boolean']['output']>;
  /** 마지막으로 로그인한 시각. 로그인한 적이 없거나, 보는 사람이 관리자가 아니면 null입니다. */
  lastSignInAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 별명을 아직 정하지 않은 새 카카오 회원인지. `setNickName`이나 `dismissNickNameOffer` 뒤에는 false이고, 본인이 아니면 null입니다. */
  needsNickName?: Maybe<Scalars['Boolean']['output']>;
  /** 별명. 모든 회원이 서로 다릅니다. */
  nickName: Scalars['String']['output'];
  /** 프로필 사진. 없으면 null이며, 그때는 `/user.png`를 보여 주세요. */
  profileImage?: Maybe<Image>;
  /** 로그인에 쓰는 서비스. 비밀번호로 로그인하는 회원이거나, 보는 사람이 본인과 관리자가 아니면 null입니다. */
  provider?: Maybe<MemberProvider>;
  /** 회원의 글이 받은 처리하지 않은 신고의 수. 보는 사람이 관리자가 아니면 null입니다. */
  receivedReportCount?: Maybe<Scalars['Int']['output']>;
  /** 쓴 리뷰의 수 */
  reviewCount: Scalars['Int']['output'];
  /** 이용 정지. 정지되어 있지 않거나, 보는 사람이 본인과 관리자가 아니면 null입니다. */
  suspension?: Maybe<Suspension>;
  /** 보는 사람이 고칠 수 있는 회원인지 (본인) */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** 회원 목록의 한 쪽 */
export type MemberPage = {
  __typename?: 'MemberPage';
  /** 요청한 순서대로 */
  items: Array<Member>;
  /** 조건에 맞는 모든 회원의 수 */
  totalCount: Scalars['Int']['output'];
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

/** 로그인한 기기. 본인만 봅니다. */
export type MemberSession = {
  __typename?: 'MemberSession';
  /** 로그인할 때 알아본 기기와 브라우저의 이름. 예: Windows의 Chrome */
  device: Scalars['String']['output'];
  /** 로그인이 만료되는 시각 */
  expiresAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** 이 요청을 보낸 기기인지 */
  isCurrent: Scalars['Boolean']['output'];
  /** 마지막으로 쓴 때. 하루 안의 차이는 적지 않습니다. */
  lastSeenAt: Scalars['DateTimeISO']['output'];
  /** 로그인한 시각 */
  startedAt: Scalars['DateTimeISO']['output'];
};

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

/** 관리자가 가리거나 다시 보인 글. 둘 가운데 하나만 있습니다. */
export type ModeratedContent = {
  __typename?: 'ModeratedContent';
  /** 댓글 */
  comment?: Maybe<Comment>;
  /** 리뷰 */
  review?: Maybe<Review>;
};

/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * 제안을 받아들입니다. 값이 곧바로 장소에 나타나며, 자료의 값과 같으면 자료를 따릅니다. 없는 제안은 NOT_FOUND, 이미 처리한 제안은 CONFLICT, 값이 될 수 없거나 지금 값과 같으면 BAD_USER_INPUT입니다. 자료를 가져오는 동안에는 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  acceptCorrection: ListedCorrection;
  /**
   * 관리자끼리 보는 메모를 문의에 남깁니다. 없는 문의는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  addInquiryNote: Inquiry;
  /**
   * 문의에 답변합니다. 메일을 보내는 서버라면 답변을 메일로도 보냅니다. 다른 답변이 이미 있으면 CONFLICT, 없는 문의는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  answerInquiry: Inquiry;
  /**
   * 챗봇에게 묻습니다. 대화는 저장하지 않으므로 질문할 때마다 지금까지의 말을 함께 보냅니다. 맨 끝의 말이 질문이 아니면 BAD_USER_INPUT, 한 IP 주소에서 1분에 20번이나 하루에 200번, 또는 모두 합쳐 서버가 정한 하루의 횟수를 넘으면 TOO_MANY_REQUESTS, 언어 모델이 제대로 답하지 않으면 BAD_GATEWAY, 20초 안에 답하지 않으면 GATEWAY_TIMEOUT입니다. 요청을 끊으면 답도 그만 만듭니다.
   *
   * 호출할 수 있는 사람: 누구나, 이용이 정지되었어도
   */
  askChatbot: ChatbotAnswer;
  /**
   * 글을 가립니다(임시조치). 쓴 회원에게는 사유와 함께 보이고 관리자 말고는 아무에게도 보이지 않으며, 정하지 않으면 30일 뒤에 저절로 다시 보입니다. 관리자가 쓴 글은 FORBIDDEN, 없는 글은 NOT_FOUND, 이미 가렸으면 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  blindContent: ModeratedContent;
  /**
   * 비밀번호를 바꿉니다. 다른 기기의 토큰은 모두 만료되고 이 토큰은 그대로 쓸 수 있습니다. 카카오 회원은 BAD_USER_INPUT, 지금의 비밀번호가 다르거나 `email`이 남의 것이면 FORBIDDEN, 15분에 10번 틀린 뒤에는 TOO_MANY_REQUESTS입니다. 성공하면 true입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원, 이용이 정지되었어도
   */
  changePassword: Scalars['Boolean']['output'];
  /**
   * 다른 기기에서 모두 로그아웃합니다. 이 요청의 토큰은 그대로 쓸 수 있습니다. 만료된 로그인의 수를 돌려줍니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원, 이용이 정지되었어도
   */
  closeOtherSessions: Scalars['Int']['output'];
  /**
   * 메일로 받은 링크로 이메일을 확인합니다. 이메일을 바꾸는 링크이면 이때 바뀌고 모든 기기에서 로그아웃됩니다. 성공하면 true입니다. 이미 썼거나 시간이 지난 링크는 BAD_USER_INPUT, 그사이 다른 회원이 쓰는 이메일은 CONFLICT, 한 IP 주소에서 한 시간에 30번을 넘으면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 누구나, 이용이 정지되었어도
   */
  confirmEmail: Scalars['Boolean']['output'];
  /**
   * 공지를 씁니다. 파일이 받지 않는 형식이거나 깨졌으면 BAD_USER_INPUT, 10MB를 넘으면 PAYLOAD_TOO_LARGE, 하루에 올릴 수 있는 200개나 500MB를 넘으면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  createBoard: Board;
  /**
   * 댓글을 씁니다. 없거나 보는 사람에게 보이지 않는 공지는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  createComment: Comment;
  /**
   * 공휴일을 더합니다. 그날의 공휴일이 이미 있으면 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  createHoliday: Holiday;
  /**
   * 문의를 보냅니다. 내용이 다른 문의에 쓴 `requestKey`는 CONFLICT, 한 IP 주소에서 한 시간에 5번을 넘으면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 누구나, 이용이 정지되었어도
   */
  createInquiry: InquiryReceipt;
  /**
   * 리뷰를 씁니다. 없는 장소는 NOT_FOUND, 다른 장소의 리뷰에 쓴 `requestKey`는 CONFLICT입니다. 파일이 받지 않는 형식이거나 깨졌으면 BAD_USER_INPUT, 10MB를 넘으면 PAYLOAD_TOO_LARGE, 하루에 올릴 수 있는 200개나 500MB를 넘으면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  createReview: Review;
  /**
   * 카카오 회원이 비밀번호 대신 쓸 임시 코드를 새로 만듭니다. 먼저 받은 코드는 쓸 수 없게 됩니다. 카카오 회원이 아니면 BAD_USER_INPUT, `email`이 남의 것이면 FORBIDDEN입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원, 이용이 정지되었어도
   */
  createTemporaryCode: TemporaryCodeResult;
  /**
   * 방문 결과를 알립니다. 알린 뒤의 장소를 돌려줍니다. 없는 장소는 NOT_FOUND, 같은 장소의 같은 날을 이미 알렸거나 다른 장소의 기록에 쓴 `requestKey`면 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  createVisitReport: Facility;
  /**
   * 공지를 댓글, 첨부파일과 함께 지웁니다. 지운 공지의 id를 돌려줍니다. 쓴 회원만 지울 수 있어 다른 회원은 관리자여도 FORBIDDEN, 없거나 보는 사람에게 보이지 않는 공지는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원, 이용이 정지되었어도
   */
  deleteBoard: Scalars['ID']['output'];
  /**
   * 댓글을 지웁니다. 쓴 회원만 지울 수 있어 다른 회원은 관리자여도 FORBIDDEN, 없는 댓글은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원, 이용이 정지되었어도
   */
  deleteComment: DeletedComment;
  /**
   * 공휴일을 지웁니다. 지운 공휴일의 id를 돌려줍니다. 없는 공휴일은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  deleteHoliday: Scalars['ID']['output'];
  /**
   * 문의를 답변, 메모와 함께 지웁니다. 지운 문의의 id를 돌려줍니다. 없는 문의는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  deleteInquiry: Scalars['ID']['output'];
  /**
   * 리뷰를 좋아요, 신고, 사진과 함께 지웁니다. 쓴 회원과 관리자만 지울 수 있어 다른 회원은 FORBIDDEN, 없는 리뷰는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원, 이용이 정지되었어도
   */
  deleteReview: DeletedReview;
  /**
   * 신고만 지웁니다. 리뷰는 남습니다. 지운 신고의 id를 돌려줍니다. 없는 신고는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  deleteReviewReport: Scalars['ID']['output'];
  /**
   * 자신의 방문 기록을 지웁니다. 지운 뒤의 장소를 돌려줍니다. 없거나 다른 회원의 기록은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원, 이용이 정지되었어도
   */
  deleteVisitReport: Facility;
  /**
   * 처음 받은 별명을 그대로 씁니다. `needsNickName`이 false가 됩니다. 언제나 true입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  dismissNickNameOffer: Scalars['Boolean']['output'];
  /**
   * 한 글의 신고를 모두 물리칩니다. 글은 남습니다. 물리친 신고의 수를 돌려줍니다. 없는 글은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  dismissReports: Scalars['Int']['output'];
  /**
   * 고친 정보를 버리고 자료의 값을 따릅니다. 따른 뒤의 장소를 돌려줍니다. 없는 장소나 고치지 않은 정보는 NOT_FOUND입니다. 자료를 가져오는 동안에는 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  dropCorrection: Facility;
  /**
   * 가린 글을 계속 가리기로 합니다. 이 사유가 먼저 것을 대신합니다. 관리자가 쓴 글은 FORBIDDEN, 없는 글은 NOT_FOUND, 가려져 있지 않거나 이미 그렇게 정했으면 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  finalizeBlinding: ModeratedContent;
  /**
   * 회원을 관리자로 정합니다. 회원의 다음 요청부터 통합니다. 이미 관리자이면 아무것도 바꾸지 않습니다. 이용이 정지된 회원은 FORBIDDEN, 없는 회원은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  grantAdmin: Member;
  /**
   * 새 자료와 달라도 고친 정보를 그대로 둡니다. 그 장소를 돌려줍니다. 없는 장소나 자료와 다르지 않은 정보는 NOT_FOUND입니다. 자료를 가져오는 동안에는 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  keepCorrection: Facility;
  /**
   * 이용 정지를 풉니다. 정지되어 있지 않으면 아무것도 바꾸지 않습니다. 없는 회원은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  liftSuspension: Member;
  /**
   * 장소의 정보가 다르다고 알립니다. 없는 장소는 NOT_FOUND, 그 정보의 값이 될 수 없거나 지금 값과 같으면 BAD_USER_INPUT, 한 IP 주소에서 한 시간에 10번을 넘으면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  proposeCorrection: CorrectionReceipt;
  /**
   * 제안을 받아들이지 않습니다. 없는 제안은 NOT_FOUND, 이미 처리한 제안은 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  refuseCorrection: ListedCorrection;
  /**
   * 글을 신고와 함께 지웁니다. 지운 글의 id를 돌려줍니다. 관리자가 쓴 글은 FORBIDDEN, 없는 글은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  removeContent: Scalars['ID']['output'];
  /**
   * 댓글을 관리자에게 신고합니다. 없거나 보는 사람에게 보이지 않는 댓글은 NOT_FOUND, 자신의 댓글은 BAD_USER_INPUT, 이미 신고했으면 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  reportComment: Comment;
  /**
   * 리뷰를 관리자에게 신고합니다. 없는 리뷰는 NOT_FOUND, 자신의 리뷰는 BAD_USER_INPUT, 이미 신고했으면 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  reportReview: Review;
  /**
   * 새 이메일로 링크를 보냅니다. 링크를 열어야 이메일이 바뀝니다. 성공하면 true입니다. 이미 가입한 이메일은 CONFLICT, 비밀번호나 임시 코드가 다르거나 `email`이 남의 것이면 FORBIDDEN, 메일을 보내지 않는 서버이면 BAD_USER_INPUT, 한 회원이 30분에 5번을 넘게 요청하면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  requestEmailChange: Scalars['Boolean']['output'];
  /**
   * 이메일을 확인할 링크를 메일로 다시 보냅니다. 성공하면 true입니다. 이미 확인했거나 메일을 보내지 않는 서버이면 BAD_USER_INPUT, 한 회원이 30분에 5번을 넘게 요청하면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  requestEmailConfirmation: Scalars['Boolean']['output'];
  /**
   * 비밀번호를 다시 정할 링크를 메일로 보냅니다. 링크는 30분 안에 한 번 쓸 수 있고, 새 링크를 받으면 먼저 받은 것은 쓸 수 없습니다. 가입하지 않은 이메일이어도 true입니다. 메일을 보내지 않는 서버이면 BAD_USER_INPUT, 한 이메일로 30분에 5번, 한 IP 주소에서 한 시간에 20번을 넘으면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 누구나, 이용이 정지되었어도
   */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * 메일로 받은 링크로 비밀번호를 다시 정합니다. 모든 기기에서 로그아웃되고, 이메일도 확인한 것이 됩니다. 성공하면 true입니다. 이미 썼거나 시간이 지난 링크는 BAD_USER_INPUT, 한 IP 주소에서 한 시간에 30번을 넘으면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 누구나, 이용이 정지되었어도
   */
  resetPassword: Scalars['Boolean']['output'];
  /**
   * 가린 글을 다시 보입니다. 없는 글은 NOT_FOUND, 가려져 있지 않으면 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  restoreContent: ModeratedContent;
  /**
   * 회원의 관리자 권한을 거둡니다. 회원의 다음 요청부터 통합니다. 관리자가 아니면 아무것도 바꾸지 않습니다. 마지막 관리자는 FORBIDDEN, 없는 회원은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  revokeAdmin: Member;
  /**
   * 문의의 상태를 바꿉니다. 이미 답변한 문의는 CONFLICT, 없는 문의는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  setInquiryStatus: Inquiry;
  /**
   * 처음 로그인한 카카오 회원이 별명을 정합니다. `needsNickName`이 true일 때 한 번만 할 수 있고, 그 뒤에는 FORBIDDEN이니 `updateMember`를 쓰세요. 별명을 이미 쓰고 있으면 CONFLICT입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  setNickName: Member;
  /**
   * 방문 기록을 빼 두거나 다시 셉니다. 빼 둔 기록은 답에도 수에도 들지 않습니다. 바꾼 뒤의 기록을 돌려줍니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  setVisitReportsAside: Array<AdminVisitReport>;
  /**
   * 이메일과 비밀번호로 로그인합니다. 둘 가운데 하나라도 다르면 UNAUTHENTICATED입니다. 한 계정에서 15분에 10번, 한 IP 주소에서 15분에 60번 틀린 뒤에는 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 누구나, 이용이 정지되었어도
   */
  signIn: SignInResult;
  /**
   * 카카오로 로그인합니다. 처음이면 가입도 됩니다. 카카오가 `code`를 거절하면 UNAUTHENTICATED, 카카오가 제대로 답하지 않으면 BAD_GATEWAY, 이 서버에서 카카오로 로그인할 수 없으면 BAD_USER_INPUT입니다. 한 IP 주소에서 15분에 60번 거절된 뒤에는 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 누구나, 이용이 정지되었어도
   */
  signInWithKakao: SignInResult;
  /**
   * 로그아웃합니다. 이 요청의 토큰만 더는 쓸 수 없게 됩니다. 성공하면 true입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원, 이용이 정지되었어도
   */
  signOut: Scalars['Boolean']['output'];
  /**
   * 가입합니다. 로그인은 따로 합니다. 이메일이나 별명을 이미 쓰고 있으면 CONFLICT, 한 IP 주소에서 한 시간에 20번을 넘으면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  signUp: Member;
  /**
   * 회원의 이용을 정지합니다. 회원의 다음 요청부터 통하고, 정한 기간이 지나면 저절로 풀립니다. 정지된 회원은 로그인하고 읽고 자신의 글을 지우고 문의하고 탈퇴할 수 있지만, 그 밖의 쓰기는 FORBIDDEN입니다. 이미 정지된 회원이면 사유와 기간을 바꿉니다. 관리자와 자신은 FORBIDDEN, 없는 회원은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  suspendMember: Member;
  /**
   * 즐겨찾기에 더하거나 뺍니다. 바꾼 뒤의 장소를 돌려줍니다. 없는 장소는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  toggleFavorite: Facility;
  /**
   * 좋아요를 누르거나 거둡니다. 없는 리뷰는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  toggleReviewLike: ToggledReviewLike;
  /**
   * 공지를 고칩니다. 쓴 회원만 고칠 수 있어 다른 회원은 관리자여도 FORBIDDEN, 없거나 보는 사람에게 보이지 않는 공지는 NOT_FOUND, 그사이 바뀌었으면 CONFLICT입니다. 파일이 받지 않는 형식이거나 깨졌으면 BAD_USER_INPUT, 10MB를 넘으면 PAYLOAD_TOO_LARGE, 하루에 올릴 수 있는 200개나 500MB를 넘으면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  updateBoard: Board;
  /**
   * 댓글을 고칩니다. 쓴 회원만 고칠 수 있어 다른 회원은 관리자여도 FORBIDDEN, 없는 댓글은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  updateComment: Comment;
  /**
   * 공휴일의 이름이나 설명을 고칩니다. 없는 공휴일은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  updateHoliday: Holiday;
  /**
   * 자신의 정보를 고칩니다. 별명을 이미 쓰고 있으면 CONFLICT, 비밀번호나 임시 코드가 다르거나 `email`이 남의 것이면 FORBIDDEN, 15분에 10번 틀린 뒤에는 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  updateMember: Member;
  /**
   * 리뷰를 고칩니다. 쓴 회원과 관리자만 고칠 수 있어 다른 회원은 FORBIDDEN, 없는 리뷰는 NOT_FOUND입니다. 파일이 받지 않는 형식이거나 깨졌으면 BAD_USER_INPUT, 10MB를 넘으면 PAYLOAD_TOO_LARGE, 하루에 올릴 수 있는 200개나 500MB를 넘으면 TOO_MANY_REQUESTS입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  updateReview: Review;
  /**
   * 탈퇴합니다. 회원이 남긴 리뷰, 댓글, 사진, 즐겨찾기 등이 모두 지워지고 되돌릴 수 없습니다. 마지막 관리자이거나, 비밀번호나 임시 코드가 다르거나 `email`이 남의 것이면 FORBIDDEN, 15분에 10번 틀린 뒤에는 TOO_MANY_REQUESTS입니다. 성공하면 true입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원, 이용이 정지되었어도
   */
  withdraw: Scalars['Boolean']['output'];
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationAcceptCorrectionArgs = {
  input: AcceptCorrectionInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationAddInquiryNoteArgs = {
  input: AddInquiryNoteInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationAnswerInquiryArgs = {
  input: AnswerInquiryInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationAskChatbotArgs = {
  input: AskChatbotInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationBlindContentArgs = {
  input: ModerateContentInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationCreateBoardArgs = {
  input: CreateBoardInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationCreateHolidayArgs = {
  input: CreateHolidayInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationCreateInquiryArgs = {
  input: CreateInquiryInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationCreateReviewArgs = {
  input: CreateReviewInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationCreateTemporaryCodeArgs = {
  input: TemporaryCodeInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationCreateVisitReportArgs = {
  input: CreateVisitReportInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationDeleteBoardArgs = {
  input: DeleteBoardInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationDeleteHolidayArgs = {
  input: DeleteHolidayInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationDeleteInquiryArgs = {
  input: DeleteInquiryInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationDeleteReviewArgs = {
  input: DeleteReviewInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationDeleteReviewReportArgs = {
  input: DeleteReviewReportInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationDeleteVisitReportArgs = {
  input: DeleteVisitReportInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationDismissReportsArgs = {
  input: ModerateContentInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationDropCorrectionArgs = {
  input: DropCorrectionInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationFinalizeBlindingArgs = {
  input: ModerateContentInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationGrantAdminArgs = {
  input: AdminRoleInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationKeepCorrectionArgs = {
  input: KeepCorrectionInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationLiftSuspensionArgs = {
  input: LiftSuspensionInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationProposeCorrectionArgs = {
  input: ProposeCorrectionInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationRefuseCorrectionArgs = {
  input: RefuseCorrectionInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationRemoveContentArgs = {
  input: ModerateContentInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationReportCommentArgs = {
  input: ReportCommentInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationReportReviewArgs = {
  input: ReportReviewInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationRestoreContentArgs = {
  input: ModerateContentInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationRevokeAdminArgs = {
  input: AdminRoleInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationSetInquiryStatusArgs = {
  input: SetInquiryStatusInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationSetNickNameArgs = {
  input: SetNickNameInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationSetVisitReportsAsideArgs = {
  input: SetVisitReportsAsideInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationSignInWithKakaoArgs = {
  input: KakaoSignInInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationSuspendMemberArgs = {
  input: SuspendMemberInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationToggleFavoriteArgs = {
  input: ToggleFavoriteInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationToggleReviewLikeArgs = {
  input: ToggleReviewLikeInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationUpdateBoardArgs = {
  input: UpdateBoardInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationUpdateCommentArgs = {
  input: UpdateCommentInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationUpdateHolidayArgs = {
  input: UpdateHolidayInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationUpdateReviewArgs = {
  input: UpdateReviewInput;
};


/** 쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다. */
export type MutationWithdrawArgs = {
  input: WithdrawInput;
};

/** 지도 위의 한 지점과 그 이름 */
export type NamedPoint = {
  __typename?: 'NamedPoint';
  /** 위도 (WGS84, 도) */
  latitude: Scalars['Float']['output'];
  /** 경도 (WGS84, 도) */
  longitude: Scalars['Float']['output'];
  /** 이름 (예: 망원동, 망원역) */
  name: Scalars['String']['output'];
};

/** 검색어가 말한 역, 동네, 명소 */
export type NearPlace = {
  __typename?: 'NearPlace';
  /** 가운데의 위도 (WGS84, 도) */
  latitude: Scalars['Float']['output'];
  /** 가운데의 경도 (WGS84, 도) */
  longitude: Scalars['Float']['output'];
  /** 이름 (예: 강남역, 서울숲) */
  name: Scalars['String']['output'];
  /** 근처로 볼 반지름(m), 500부터 5,000까지 */
  radiusMeters: Scalars['Int']['output'];
};

/** 한 시각에 열려 있는지. 운영시간과 휴무일의 글에서 읽었습니다. */
export type OpenState = {
  __typename?: 'OpenState';
  /** `status`가 다음에 바뀌는 시각. 14일 안에 바뀌지 않거나, 지금이 UNKNOWN이거나, 그 전에 UNKNOWN인 때가 오면 null입니다. */
  changesAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 다를 수 있는지: 공휴일처럼 자료가 따로 말하지 않은 날이면 true입니다. */
  isDoubtful: Scalars['Boolean']['output'];
  /** 근거가 된 자료의 글 */
  quote?: Maybe<Scalars['String']['output']>;
  /** 왜 그렇게 읽었는지 (예: 추석) */
  reason?: Maybe<Scalars['String']['output']>;
  /** 열려 있는지 */
  status: OpenStatus;
  /** 사람에게 보여 줄 한 줄 (예: 영업 중 · 22:00에 닫아요). `at`을 주면 오늘이 아니라 그날을 두고 말합니다 (예: 이날 휴무 · 다음 날 10:00에 열어요). */
  text: Scalars['String']['output'];
};

/** 어느 때에 여는지 */
export type OpenStatus =
  /** 닫혀 있습니다. */
  | 'CLOSED'
  /** 열려 있습니다. */
  | 'OPEN'
  /** 자료의 글로는 알 수 없습니다. 열려 있다고도 닫혀 있다고도 여기지 마세요. */
  | 'UNKNOWN';

/** 하루의 영업시간 */
export type OpeningDay = {
  __typename?: 'OpeningDay';
  /** 서울의 날짜 (yyyy-MM-dd) */
  date: Scalars['String']['output'];
  /** 공휴일의 이름 */
  holidayName?: Maybe<Scalars['String']['output']>;
  /** 다를 수 있는지: 공휴일처럼 자료가 따로 말하지 않은 날이면 true입니다. */
  isDoubtful: Scalars['Boolean']['output'];
  /** 덧붙일 말 (예: 공휴일에는 다를 수 있어요) */
  note?: Maybe<Scalars['String']['output']>;
  /** 이날 시작하는 영업시간, 이른 순 */
  spans: Array<OpeningSpan>;
  /** OPEN이면 `spans`에 여는 때가 있습니다. */
  status: OpenStatus;
};

/** 여는 때 한 번 */
export type OpeningSpan = {
  __typename?: 'OpeningSpan';
  /** 닫는 시각 (HH:mm, 하루의 끝은 24:00). 여는 시각보다 늦지 않으면 다음 날입니다. */
  closesAt: Scalars['String']['output'];
  /** 여는 시각 (HH:mm) */
  opensAt: Scalars['String']['output'];
};

/** 로그인한 채로 보낸 자신의 문의와 그 답변 */
export type OwnInquiry = {
  __typename?: 'OwnInquiry';
  /** 무엇에 대한 문의인지. 정하지 않았으면 null입니다. */
  about?: Maybe<InquiryAbout>;
  /** 답변. 아직 없으면 null입니다. */
  answer?: Maybe<Scalars['String']['output']>;
  /** 답변한 시각 */
  answeredAt?: Maybe<Scalars['DateTimeISO']['output']>;
  id: Scalars['ID']['output'];
  /** 보낸 시각 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 내용. 줄바꿈이 든 서식 없는 글입니다. */
  message: Scalars['String']['output'];
  /** 어디까지 처리했는지 */
  status: InquiryStatus;
  /** 제목 */
  subject: Scalars['String']['output'];
};

/** 자신의 문의의 한 쪽 */
export type OwnInquiryPage = {
  __typename?: 'OwnInquiryPage';
  /** 최신순 */
  items: Array<OwnInquiry>;
  /** 자신의 모든 문의의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 회원 자신의 방문 기록 */
export type OwnVisitReport = {
  __typename?: 'OwnVisitReport';
  /** 무엇이 달랐는지. 결과가 DIFFERENT일 때만 있습니다. */
  conditionKind?: Maybe<EntryConditionKind>;
  /** 다녀온 장소 */
  facility: Facility;
  id: Scalars['ID']['output'];
  /** 결과 */
  outcome: VisitOutcome;
  /** 함께 간 반려동물 */
  pets: Array<VisitPet>;
  /** 알려 준 시각 */
  reportedAt: Scalars['DateTimeISO']['output'];
  /** 다녀온 날, 서울의 날짜 (yyyy-MM-dd) */
  visitedOn: Scalars['String']['output'];
};

/** 회원 자신의 방문 기록의 한 쪽 */
export type OwnVisitReportPage = {
  __typename?: 'OwnVisitReportPage';
  /** 최근에 다녀온 순 */
  items: Array<OwnVisitReport>;
  /** 자신의 모든 방문 기록의 수 */
  totalCount: Scalars['Int']['output'];
};

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

/** 고를 수 있는 반려동물의 종류 */
export type PetTypeOption = {
  __typename?: 'PetTypeOption';
  /** 사람에게 보여 줄 이름 (예: 개) */
  name: Scalars['String']['output'];
  /** 조건으로 보낼 값 */
  value: PetType;
};

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

/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type Query = {
  __typename?: 'Query';
  /**
   * 이 서버에서 계정으로 할 수 있는 일
   *
   * 호출할 수 있는 사람: 누구나
   */
  accountSettings: AccountSettings;
  /**
   * 관리자의 첫 화면에 보여 줄 수
   *
   * 호출할 수 있는 사람: 관리자
   */
  adminSummary: AdminSummary;
  /**
   * 검색어를 치는 동안 장소 위에 보여 줄 지역: 시·도, 시·군·구, 동네, 역, 장소가 있는 읍·면·동. 이름이나 다른 이름이 검색어와 같은 곳, 검색어로 시작하는 곳의 순서입니다. 고르면 `searchText`를 찾습니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  areaSuggestions: Array<AreaSuggestion>;
  /**
   * 원 안에 있는 동네, 역, 명소, 장소가 있는 읍·면·동의 이름, 가운데에서 가까운 순서. 같은 이름은 한 번만 있습니다. 배경이 없는 지도에 이름을 적을 때 씁니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  areasAround: Array<NamedPoint>;
  /**
   * 관리 기록: 관리자가 한 일, 최신순. 조건을 여럿 보내면 모두 맞는 것입니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  auditEntries: AuditEntryPage;
  /**
   * 공지 하나. 없거나 보는 사람에게 보이지 않으면 null입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  board?: Maybe<Board>;
  /**
   * 보는 사람에게 보이는 공지, 최신순
   *
   * 호출할 수 있는 사람: 누구나
   */
  boards: BoardPage;
  /**
   * 한 공지의 댓글, 먼저 쓴 순. 없거나 보는 사람에게 보이지 않는 공지는 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  comments: CommentPage;
  /**
   * 새 자료가 고친 정보와 다른 값을 말하는 것
   *
   * 호출할 수 있는 사람: 관리자
   */
  correctionConflicts: CorrectionConflictPage;
  /**
   * 정보 수정 제안
   *
   * 호출할 수 있는 사람: 관리자
   */
  corrections: CorrectionPage;
  /**
   * 자료에서 살펴볼 것. 가져온 자료마다 보고에 남긴 앞부분만 있습니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  dataFindings: DataFindingPage;
  /**
   * 종류마다 살펴볼 것의 수. 장소를 모두 견주어야 아는 두 종류(같은 곳으로 보이는 장소, 의심스러운 좌표)는 목록을 열 때 셉니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  dataOverview: Array<DataFindingCount>;
  /**
   * 장소가 있는 시·군·구, 가나다순. 구가 있는 시는 구보다 먼저 시 전체가 나옵니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  districts: Array<District>;
  /**
   * 장소 검색. 자료에서 빠진 장소는 나오지 않습니다. 순서가 DISTANCE인데 `near`가 없으면 BAD_USER_INPUT입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  facilities: FacilityPage;
  /**
   * 지도의 현재 화면 안에 있는 장소. 좌표가 없거나 자료에서 빠진 장소는 나오지 않습니다. 두 모서리가 뒤바뀌었으면 BAD_USER_INPUT입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  facilitiesInBounds: FacilitiesInBounds;
  /**
   * 장소 하나. 없으면 null입니다. 자료에서 빠진 장소도 보여 주며, `missingSince`로 알 수 있습니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  facility?: Maybe<Facility>;
  /**
   * 장소가 있는 묶음(category2)과 종류(category3), 묶음의 가나다순
   *
   * 호출할 수 있는 사람: 누구나
   */
  facilityCategories: Array<FacilityCategory>;
  /**
   * 장소 자료의 출처와 기준일. 화면에 출처를 밝힐 때 씁니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  facilityDataset: FacilityDataset;
  /**
   * 가져온 자료
   *
   * 호출할 수 있는 사람: 관리자
   */
  facilityImports: FacilityImportPage;
  /**
   * 검색어를 치는 동안 보여 줄 장소. 빈칸으로 나눈 낱말이 어디에든 하나씩 다 든 곳을 찾습니다. 이름이 검색어로 시작하는 곳, 이름에 검색어가 든 곳, 이름에 낱말이 다 든 곳, 묶음이나 종류에 든 곳, 주소처럼 다른 글에 든 곳의 순서이고, 같으면 이름의 가나다순입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  facilitySuggestions: Array<FacilitySuggestion>;
  /**
   * 로그인한 회원이 즐겨찾기한 장소
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  favoriteFacilities: FavoriteFacilityPage;
  /**
   * 한 달이나 한 해의 공휴일, 날짜순
   *
   * 호출할 수 있는 사람: 누구나
   */
  holidays: Array<Holiday>;
  /**
   * 받은 문의
   *
   * 호출할 수 있는 사람: 관리자
   */
  inquiries: InquiryPage;
  /**
   * 검색어를 장소의 조건으로 읽습니다. 종류, 지역, 가까운 곳, 반려동물, 시설, 시각을 나타내는 말을 조건으로 옮기고, 알아듣지 못한 말은 `restWords`에 차례대로 남깁니다. 오타는 고치지 않습니다. 같은 글과 같은 `at`에는 언제나 같은 답을 합니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  interpretSearch: SearchInterpretation;
  /**
   * 카카오 로그인을 시작하는 데 필요한 것. 이 서버에서 카카오로 로그인할 수 없으면 null입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  kakaoSignIn?: Maybe<KakaoSignIn>;
  /**
   * 지도를 그리는 데 필요한 설정
   *
   * 호출할 수 있는 사람: 누구나
   */
  mapSettings: MapSettings;
  /**
   * 이메일로 찾은 회원. 회원은 자신만 볼 수 있어 남의 이메일은 있든 없든 FORBIDDEN입니다. 관리자는 누구든 볼 수 있고, 없는 이메일은 NOT_FOUND입니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  member: Member;
  /**
   * 모든 회원
   *
   * 호출할 수 있는 사람: 관리자
   */
  members: MemberPage;
  /**
   * 회원 목록을 담은 CSV 파일의 내용: UTF-8, 맨 앞에 BOM, 줄 끝은 CRLF. 요청한 순서대로 10,000명까지만 담습니다. 표 계산 프로그램이 수식으로 읽을 칸은 앞에 `'`가 붙습니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  membersCsv: Scalars['String']['output'];
  /**
   * 장소의 조건으로 고를 수 있는 반려동물의 종류
   *
   * 호출할 수 있는 사람: 누구나
   */
  petTypes: Array<PetTypeOption>;
  /**
   * 장소가 있는 시·도, 행정구역 순서 (서울특별시부터 제주특별자치도까지)
   *
   * 호출할 수 있는 사람: 누구나
   */
  regions: Array<Region>;
  /**
   * 신고되었거나 가린 리뷰와 댓글을 글마다 묶은 것
   *
   * 호출할 수 있는 사람: 관리자
   */
  reportedContents: ReportedContentPage;
  /**
   * 리뷰 하나. 없으면 null입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  review?: Maybe<Review>;
  /**
   * 새 회원들의 리뷰가 한 장소에 하루 동안 몰린 날
   *
   * 호출할 수 있는 사람: 관리자
   */
  reviewBursts: ReviewBurstPage;
  /**
   * 한 장소의 리뷰에 올라온 사진. 없는 장소이면 빈 목록입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  reviewPhotos: ReviewPhotoPage;
  /**
   * 아직 처리하지 않은 리뷰 신고. 처리한 신고는 지웁니다.
   *
   * 호출할 수 있는 사람: 관리자
   */
  reviewReports: ReviewReportPage;
  /**
   * id로 찾은 회원. 리뷰를 모아 보여 주는 화면에 씁니다. 없으면 null입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  reviewer?: Maybe<Member>;
  /**
   * 조건에 맞는 리뷰. 없는 장소나 회원이면 빈 목록입니다. 장소나 회원을 정하지 않고 LIKES 순서를 요청하면 BAD_USER_INPUT입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  reviews: ReviewPage;
  /**
   * 지금 있는 리뷰에 쓰인 태그, 많이 쓰인 순
   *
   * 호출할 수 있는 사람: 누구나
   */
  tags: Array<Tag>;
  /**
   * 토큰의 회원. 토큰이 없으면 null입니다.
   *
   * 호출할 수 있는 사람: 누구나
   */
  viewer?: Maybe<Member>;
  /**
   * 로그인한 회원이 쓴 댓글, 최신순. 지금은 볼 수 없는 공지의 댓글은 빠집니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  viewerComments: CommentPage;
  /**
   * 로그인한 채로 보낸 자신의 문의와 그 답변, 최신순
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  viewerInquiries: OwnInquiryPage;
  /**
   * 로그인한 회원이 쓴 리뷰를 서울의 날짜별로 묶은 것, 날짜순. 쓴 날만 있습니다. 한 해에 1,000개가 넘으면 가장 최근의 것만 있습니다.
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  viewerReviewDays: Array<ReviewDay>;
  /**
   * 로그인한 기기, 최근에 쓴 것부터 100개까지
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  viewerSessions: Array<MemberSession>;
  /**
   * 로그인한 회원이 남긴 방문 기록, 최근에 다녀온 순
   *
   * 호출할 수 있는 사람: 로그인한 회원
   */
  viewerVisitReports: OwnVisitReportPage;
  /**
   * 새 회원들의 방문 기록이 한 장소에 하루 동안 몰린 날
   *
   * 호출할 수 있는 사람: 관리자
   */
  visitReportBursts: VisitReportBurstPage;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryAreaSuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryAreasAroundArgs = {
  latitude: Scalars['Float']['input'];
  limit?: Scalars['Int']['input'];
  longitude: Scalars['Float']['input'];
  radiusMeters: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryAuditEntriesArgs = {
  action?: InputMaybe<AuditAction>;
  actorId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTimeISO']['input']>;
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
  until?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryBoardArgs = {
  id: Scalars['ID']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryBoardsArgs = {
  hasImage?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryCommentsArgs = {
  boardId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryCorrectionConflictsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryCorrectionsArgs = {
  facilityId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
  sort?: CorrectionSort;
  status?: InputMaybe<CorrectionStatus>;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryDataFindingsArgs = {
  importId?: InputMaybe<Scalars['ID']['input']>;
  kind: DataFindingKind;
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryDistrictsArgs = {
  regionName?: InputMaybe<Scalars['String']['input']>;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryFacilitiesArgs = {
  asWritten?: Scalars['Boolean']['input'];
  filter?: InputMaybe<FacilityFilterInput>;
  near?: InputMaybe<PointInput>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: FacilitySort;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryFacilitiesInBoundsArgs = {
  bounds: BoundsInput;
  filter?: InputMaybe<FacilityFilterInput>;
  limit?: Scalars['Int']['input'];
  near?: InputMaybe<PointInput>;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryFacilityArgs = {
  id: Scalars['ID']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryFacilityImportsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryFacilitySuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryFavoriteFacilitiesArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryHolidaysArgs = {
  month?: InputMaybe<Scalars['Int']['input']>;
  year: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryInquiriesArgs = {
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
  sort?: InquirySort;
  status?: InputMaybe<InquiryStatus>;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryInterpretSearchArgs = {
  at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  query: Scalars['String']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryMemberArgs = {
  email: Scalars['String']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryMembersArgs = {
  page?: Scalars['Int']['input'];
  provider?: InputMaybe<MemberSignInMethod>;
  query?: Scalars['String']['input'];
  role?: InputMaybe<MemberRole>;
  size?: Scalars['Int']['input'];
  sort?: MemberSort;
  state?: InputMaybe<MemberState>;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryMembersCsvArgs = {
  provider?: InputMaybe<MemberSignInMethod>;
  query?: Scalars['String']['input'];
  role?: InputMaybe<MemberRole>;
  sort?: MemberSort;
  state?: InputMaybe<MemberState>;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryReportedContentsArgs = {
  kind?: InputMaybe<ContentKind>;
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
  sort?: ReportedContentSort;
  state?: InputMaybe<ReportedContentState>;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryReviewBurstsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryReviewPhotosArgs = {
  facilityId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryReviewReportsArgs = {
  page?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
  sort?: ReviewReportSort;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryReviewerArgs = {
  id: Scalars['ID']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryReviewsArgs = {
  filter?: InputMaybe<ReviewFilterInput>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: ReviewSort;
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryTagsArgs = {
  limit?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryViewerCommentsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryViewerInquiriesArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryViewerReviewDaysArgs = {
  month?: InputMaybe<Scalars['Int']['input']>;
  year: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryViewerVisitReportsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/** 읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다. */
export type QueryVisitReportBurstsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};

/** 받아들이지 않을 제안 */
export type RefuseCorrectionInput = {
  /** 제안의 id */
  id: Scalars['ID']['input'];
  /** 사유, 1자부터 500자까지. 관리 기록에 남습니다. */
  reason: Scalars['String']['input'];
};

/** 장소가 있는 시·도 */
export type Region = {
  __typename?: 'Region';
  /** 장소의 수. 자료에서 빠진 곳은 세지 않습니다. */
  facilityCount: Scalars['Int']['output'];
  /** 공식 이름 (예: 서울특별시) */
  name: Scalars['String']['output'];
  /** 짧은 이름 (예: 서울) */
  shortName: Scalars['String']['output'];
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

/** 신고되었거나 가린 글과 그 신고들 */
export type ReportedContent = {
  __typename?: 'ReportedContent';
  /** 댓글. 리뷰이면 null입니다. */
  comment?: Maybe<Comment>;
  /** 처음 신고한 시각. 신고가 없으면 null입니다. */
  firstReportedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 글의 종류와 id (예: REVIEW:12) */
  id: Scalars['ID']['output'];
  /** 글의 종류 */
  kind: ContentKind;
  /** 마지막으로 신고한 시각. 신고가 없으면 null입니다. */
  lastReportedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 신고의 수 */
  reportCount: Scalars['Int']['output'];
  /** 신고, 최신순으로 20개까지 */
  reports: Array<ContentReport>;
  /** 리뷰. 댓글이면 null입니다. */
  review?: Maybe<Review>;
};

/** 신고된 글의 한 쪽 */
export type ReportedContentPage = {
  __typename?: 'ReportedContentPage';
  /** 요청한 순서대로 */
  items: Array<ReportedContent>;
  /** 조건에 맞는 모든 글의 수 */
  totalCount: Scalars['Int']['output'];
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

/** 회원이 한 장소에 다녀와 쓴 글. 한 장소에 여러 번 쓸 수 있습니다. */
export type Review = {
  __typename?: 'Review';
  /** 관리자가 가렸으면 그 사유와 기간, 아니면 null입니다. 가린 리뷰는 쓴 회원과 관리자에게만 보입니다. */
  blinding?: Maybe<Blinding>;
  /** 글. 줄바꿈이 든 서식 없는 글입니다. */
  content: Scalars['String']['output'];
  /** 다녀온 장소 */
  facility: Facility;
  id: Scalars['ID']['output'];
  /** 사진, 올린 순서대로 */
  images: Array<Image>;
  /** 쓴 시각 */
  insertedAt: Scalars['DateTimeISO']['output'];
  /** 좋아요의 수 */
  likeCount: Scalars['Int']['output'];
  /** 쓴 회원 */
  member: Member;
  /** 별점, 1점부터 5점까지 */
  rating: Scalars['Int']['output'];
  /** 태그, 쓴 순서대로 */
  tags: Array<Tag>;
  /** 보는 사람이 고치고 지울 수 있는 리뷰인지 (쓴 회원과 관리자) */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** 보는 사람이 좋아요를 누른 리뷰인지. 방문자에게는 false입니다. */
  viewerHasLiked: Scalars['Boolean']['output'];
  /** 보는 사람이 신고한 리뷰인지. 방문자에게는 false입니다. */
  viewerHasReported: Scalars['Boolean']['output'];
  /** 보는 사람이 쓴 리뷰인지 */
  viewerIsAuthor: Scalars['Boolean']['output'];
};

/** 한 장소에 하루(서울의 날짜) 동안 몰린 리뷰: 가입한 지 7일이 안 된 회원 5명 이상이 쓴 날 */
export type ReviewBurst = {
  __typename?: 'ReviewBurst';
  /** 그날 별점의 평균, 1.0부터 5.0까지 (소수 한 자리), 가린 것도 */
  averageRating: Scalars['Float']['output'];
  /** 그 가운데 가린 리뷰의 수 */
  blindedCount: Scalars['Int']['output'];
  /** 리뷰가 몰린 장소 */
  facility: Facility;
  /** 장소의 id와 날짜 (예: 12:2026-11-27) */
  id: Scalars['ID']['output'];
  /** 그날 쓴, 가입한 지 7일이 안 된 회원의 수 */
  newMemberCount: Scalars['Int']['output'];
  /** 그날의 모든 리뷰의 수, 가린 것도 */
  reviewCount: Scalars['Int']['output'];
  /** 그날의 모든 리뷰, 가린 것도, 최신순으로 50개까지 */
  reviews: Array<Review>;
  /** 리뷰가 몰린 날, 서울의 날짜 (yyyy-MM-dd) */
  writtenOn: Scalars['String']['output'];
};

/** 리뷰가 몰린 날의 한 쪽 */
export type ReviewBurstPage = {
  __typename?: 'ReviewBurstPage';
  /** 최근 날부터 */
  items: Array<ReviewBurst>;
  /** 리뷰가 몰린 모든 날의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 하루 동안 쓴 리뷰 */
export type ReviewDay = {
  __typename?: 'ReviewDay';
  /** 서울의 날짜 (yyyy-MM-dd) */
  date: Scalars['String']['output'];
  /** 쓴 순서대로 */
  reviews: Array<Review>;
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

/** 리뷰 목록의 한 쪽 */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  /** 요청한 순서대로 */
  items: Array<Review>;
  /** 조건에 맞는 모든 리뷰의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 리뷰에 올라온 사진 */
export type ReviewPhoto = {
  __typename?: 'ReviewPhoto';
  /** 그 리뷰의 글 */
  content: Scalars['String']['output'];
  /** 사진 */
  image: Image;
  /** 올린 회원 */
  member: Member;
  /** 사진이 올라온 리뷰의 id */
  reviewId: Scalars['ID']['output'];
};

/** 한 장소의 리뷰에 올라온 사진의 한 쪽 */
export type ReviewPhotoPage = {
  __typename?: 'ReviewPhotoPage';
  /** 새 리뷰의 사진부터, 한 리뷰에서는 올린 순서대로 */
  items: Array<ReviewPhoto>;
  /** 그 장소의 리뷰에 올라온 모든 사진의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 회원이 관리자에게 알린 리뷰. 한 회원은 한 리뷰를 한 번만 신고할 수 있습니다. */
export type ReviewReport = {
  __typename?: 'ReviewReport';
  id: Scalars['ID']['output'];
  /** 신고 사유 */
  reason: Scalars['String']['output'];
  /** 신고한 시각 */
  reportedAt: Scalars['DateTimeISO']['output'];
  /** 신고한 회원 */
  reporter: Member;
  /** 신고된 리뷰 */
  review: Review;
};

/** 리뷰 신고 목록의 한 쪽 */
export type ReviewReportPage = {
  __typename?: 'ReviewReportPage';
  /** 요청한 순서대로 */
  items: Array<ReviewReport>;
  /** 조건에 맞는 모든 신고의 수 */
  totalCount: Scalars['Int']['output'];
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

/** 검색어에서 읽은 조건 하나. 화면은 이것을 칩으로 보여 줍니다. */
export type SearchChip = {
  __typename?: 'SearchChip';
  /** 조건의 종류 */
  kind: SearchChipKind;
  /** 조건이 된 말, 친 그대로. 떨어져 있던 말은 빈칸으로 잇습니다. */
  source: Scalars['String']['output'];
  /** 사람에게 보여 줄 글 (예: 강남구, 진돗개 12kg) */
  text: Scalars['String']['output'];
};

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

/** 검색어를 읽은 결과 */
export type SearchInterpretation = {
  __typename?: 'SearchInterpretation';
  /** 읽은 조건, 말한 차례대로 */
  chips: Array<SearchChip>;
  /** 장소의 조건 */
  filter: InterpretedFilter;
  /** 쓰는 사람의 근처를 찾는지. 위치는 화면이 압니다. */
  isNearMe: Scalars['Boolean']['output'];
  /** 그 근처를 찾는 곳. `filter`의 지역과 함께 있을 수 있습니다. */
  nearPlace?: Maybe<NearPlace>;
  /** 알아듣지 못한 말, 친 차례대로. 장소의 글에서 찾습니다. */
  restWords: Array<Scalars['String']['output']>;
};

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

/** 로그인의 결과 */
export type SignInResult = {
  __typename?: 'SignInResult';
  /** 토큰이 만료되는 시각. 그 뒤에는 다시 로그인해야 합니다. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** 로그인한 회원. 이 요청은 아직 방문자의 것이어서 본인만 보는 것은 가려져 있습니다. */
  member: Member;
  /** `Authorization: Bearer {token}` 헤더로 보낼 토큰 (JWT). 14일 동안 쓸 수 있고, 로그아웃하거나 다른 곳에서 비밀번호를 바꾸거나 탈퇴하면 그 전에 만료됩니다. */
  token: Scalars['String']['output'];
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

/** 이용 정지 */
export type Suspension = {
  __typename?: 'Suspension';
  /** 사유 */
  reason: Scalars['String']['output'];
  /** 정지한 시각 */
  since: Scalars['DateTimeISO']['output'];
  /** 저절로 풀리는 시각. 풀 때까지이면 null입니다. */
  until?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** 리뷰를 나타내는 낱말 */
export type Tag = {
  __typename?: 'Tag';
  id: Scalars['ID']['output'];
  /** 이름. `#` 없이, 영문은 소문자로 적습니다. */
  name: Scalars['String']['output'];
};

/** 임시 코드를 받을 회원. 언제나 로그인한 회원입니다. */
export type TemporaryCodeInput = {
  /** 자신의 이메일. 보내지 않아도 되며, 다른 이메일이면 FORBIDDEN입니다. */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** 카카오 회원이 비밀번호 대신 쓰는 임시 코드 */
export type TemporaryCodeResult = {
  __typename?: 'TemporaryCodeResult';
  /** 영문 대문자와 숫자 8자. 가장 최근에 받은 것만 2분 안에 한 번 쓸 수 있고, 여러 번 틀리면 쓸 수 없게 됩니다. */
  code: Scalars['String']['output'];
  /** 코드가 만료되는 시각 */
  expiresAt: Scalars['DateTimeISO']['output'];
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

/** 좋아요를 바꾼 결과 */
export type ToggledReviewLike = {
  __typename?: 'ToggledReviewLike';
  /** 좋아요를 바꾼 회원 (로그인한 회원) */
  member: Member;
  /** 바꾼 뒤의 리뷰 */
  review: Review;
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

/** 조건이 달랐다는 방문 기록이 말한 조건 */
export type VisitConditionCount = {
  __typename?: 'VisitConditionCount';
  /** 그렇게 알려 준 기록의 수 */
  count: Scalars['Int']['output'];
  /** 종류 */
  kind: EntryConditionKind;
};

/** 다녀온 회원이 겪은 일 */
export type VisitOutcome =
  /** 들어가는 조건이 자료와 달랐습니다. */
  | 'DIFFERENT'
  /** 함께 들어갔습니다. */
  | 'ENTERED'
  /** 거절당했습니다. */
  | 'REFUSED';

/** 방문 기록에 남는 반려동물 한 마리 */
export type VisitPet = {
  __typename?: 'VisitPet';
  /** 크기. 모르면 null입니다. */
  size?: Maybe<PetSize>;
  /** 종류 */
  species: PetSpecies;
};

/** 회원이 알려 준 방문 결과. 한 회원은 한 장소에 하루에 하나만 남길 수 있습니다. */
export type VisitReport = {
  __typename?: 'VisitReport';
  /** 무엇이 달랐는지. 결과가 DIFFERENT일 때만 있습니다. */
  conditionKind?: Maybe<EntryConditionKind>;
  id: Scalars['ID']['output'];
  /** 결과 */
  outcome: VisitOutcome;
  /** 함께 간 반려동물 */
  pets: Array<VisitPet>;
  /** 알려 준 시각 */
  reportedAt: Scalars['DateTimeISO']['output'];
  /** 다녀온 날, 서울의 날짜 (yyyy-MM-dd) */
  visitedOn: Scalars['String']['output'];
};

/** 한 장소에 하루(서울의 날짜) 동안 몰린 방문 기록: 가입한 지 7일이 안 된 회원의 기록이 5개 이상인 날 */
export type VisitReportBurst = {
  __typename?: 'VisitReportBurst';
  /** 기록이 몰린 장소 */
  facility: Facility;
  /** 장소의 id와 날짜 (예: 12:2026-11-27) */
  id: Scalars['ID']['output'];
  /** 그날 알려 준, 가입한 지 7일이 안 된 회원의 수 */
  newMemberCount: Scalars['Int']['output'];
  /** 그 가운데 거절당했다는 방문 기록의 수 */
  refusedCount: Scalars['Int']['output'];
  /** 그날의 모든 기록의 수 */
  reportCount: Scalars['Int']['output'];
  /** 기록이 몰린 날, 서울의 날짜 (yyyy-MM-dd) */
  reportedOn: Scalars['String']['output'];
  /** 그날의 모든 기록, 최신순으로 100개까지 */
  reports: Array<AdminVisitReport>;
  /** 그 가운데 빼 둔 기록의 수 */
  setAsideCount: Scalars['Int']['output'];
};

/** 기록이 몰린 날의 한 쪽 */
export type VisitReportBurstPage = {
  __typename?: 'VisitReportBurstPage';
  /** 최근 날부터 */
  items: Array<VisitReportBurst>;
  /** 기록이 몰린 모든 날의 수 */
  totalCount: Scalars['Int']['output'];
};

/** 한 장소의 최근 180일 방문 기록. 관리자가 빼 둔 것은 세지 않습니다. */
export type VisitSummary = {
  __typename?: 'VisitSummary';
  /** 무엇이 달랐는지, 많은 순 */
  conditions: Array<VisitConditionCount>;
  /** 조건이 달랐다는 방문 기록의 수 */
  differentCount: Scalars['Int']['output'];
  /** 함께 들어갔다는 방문 기록의 수 */
  enteredCount: Scalars['Int']['output'];
  /** 가장 최근에 다녀온 날 (yyyy-MM-dd). 기록이 없으면 null입니다. */
  newestOn?: Maybe<Scalars['String']['output']>;
  /** 거절당했다는 방문 기록의 수 */
  refusedCount: Scalars['Int']['output'];
};

/** 탈퇴할 때 적는 것 */
export type WithdrawInput = {
  /** 자신의 이메일. 보내지 않아도 되며, 다른 이메일이면 FORBIDDEN입니다. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 지금의 비밀번호. 카카오 회원은 `createTemporaryCode`로 받은 임시 코드 8자를 보냅니다. */
  password: Scalars['String']['input'];
};
