/**
 * Every table and column that any migration created, dropped ones included, because a backup may have an older schema. Everything else
 * in the database is foreign.
 */
const COLUMNS: Readonly<Record<string, string>> = {
  audit_entry: 'id actor_id action target_id member_id reason snapshot inserted_at',
  board: 'id title content is_private member_id version inserted_at',
  board_file: 'file_id board_id',
  correction_proposal: 'id facility_id field value source member_id status decided_at request_key inserted_at decision_id',
  comment: 'id board_id member_id content inserted_at blinded_at blinded_until blinding_reason',
  comment_report: 'id comment_id reporter_id reason reported_at',
  entry_policy: 'id texts reading reader_version',
  facility:
    'id name category1 category2 category3 sido_name sigungu_name legal_eup_myeon_dong_name ri_name bunji road_name building_number ' +
    'latitude longitude postal_code road_address jibun_address phone_number homepage holiday operating_hours parking_available ' +
    'admission_fee_info pet_friendly pet_only_info allowed_pet_size pet_restrictions indoor_facility outdoor_facility description ' +
    'additional_pet_fee final_creation_date pet_types is_demo missing_since source_key search_text search_grams sample_rank created_at opening_schedule_id entry_policy_id is_closed entry_corrected_on',
  facility_cell: 'latitude_cell longitude_cell facility_count',
  facility_correction: 'facility_id field value source accepted_at data_value conflict_since',
  facility_facet:
    'sido_name sigungu_name category2 category3 parking_available indoor_facility outdoor_facility pet_friendly pet_types entry_policy_id facility_count',
  facility_gram: 'gram facility_count',
  facility_import: 'id file_name file_hash edition report finished_at',
  facility_rating: 'facility_id review_count rating_sum',
  facility_source: 'facility_id cells',
  facility_version: 'is_only version',
  favorite: 'member_id facility_id inserted_at',
  file_removal: 'id key',
  file_usage: 'member_id day files bytes',
  holiday: 'id date name description is_official is_removed',
  inquiry: 'id email subject message member_id request_key inserted_at status about_kind about_id answer answered_at',
  inquiry_note: 'id inquiry_id author_id text inserted_at',
  member:
    'id email nick_name info password_hash kakao_id is_admin profile_image_id terms_agreed_at inserted_at is_demo ' +
    'suspended_at suspended_until suspension_reason last_sign_in_at email_confirmed_at needs_nick_name',
  member_link: 'member_id kind token_hash email expires_at',
  former_email: 'id member_id email',
  queued_mail: 'id kind address member_id subject_id attempts next_attempt_at expires_at',
  migration: 'id timestamp name',
  rate_limit: 'key points expire',
  opening_schedule: 'id texts reading reader_version',
  review: 'id facility_id member_id content rating request_key inserted_at blinded_at blinded_until blinding_reason',
  review_image: 'file_id review_id',
  review_like: 'review_id member_id inserted_at',
  review_report: 'id review_id reporter_id reason reported_at',
  review_tag: 'review_id tag_id position',
  session: 'id member_id expires_at inserted_at device last_seen_at',
  stored_file: 'id key name media_type kind bytes width height thumbhash inserted_at',
  suspended_identity: 'hash ends_at',
  tag: 'id name',
  temporary_code: 'member_id code_hash tries expires_at',
  visit_report: 'id member_id facility_id visited_on outcome condition_kind pets request_key reported_at set_aside_at',
};

const OWN = new Map(Object.entries(COLUMNS).map(([table, columns]) => [table, new Set(columns.split(' '))]));

export const OWN_TABLES: readonly string[] = [...OWN.keys()];

const NAMES = OWN_TABLES.map((name) => `'${name}'`).join(', ');

/** SQL condition: the row `c` of pg_class is one of our tables. */
export const IS_OUR_TABLE = `c.relkind IN ('r', 'p') AND c.relname IN (${NAMES})`;

/** SQL condition: the row `c` of pg_class is a sequence of one of our tables. */
export const IS_OUR_SEQUENCE = `c.relkind = 'S' AND EXISTS (
  SELECT FROM pg_depend AS d JOIN pg_class AS t ON t.oid = d.refobjid AND d.refclassid = 'pg_class'::regclass
  WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i') AND t.relname IN (${NAMES}))`;

export interface TableColumns {
  name: string;
  columns: readonly string[];
}

/** The table with its own columns; null for a foreign table. */
export function ownPart<Table extends TableColumns>(table: Table): Table | null {
  const own = OWN.get(table.name);
  return own ? { ...table, columns: table.columns.filter((column) => own.has(column)) } : null;
}

/** Foreign tables, and foreign columns of our tables as `table.column`. */
export function foreignIn(tables: readonly TableColumns[]): string[] {
  return tables.flatMap(({ name, columns }) => {
    const own = OWN.get(name);
    return own ? columns.filter((column) => !own.has(column)).map((column) => `${name}.${column}`) : [name];
  });
}
