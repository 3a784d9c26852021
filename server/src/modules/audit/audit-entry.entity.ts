import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { AUDIT_RULES } from '../../shared/validation/audit-rules';
import { TEXT_COST } from '../../shared/validation/field-cost';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The name also determines the type of `targetId`. */
export enum AuditAction {
  CREATE_BOARD = 'CREATE_BOARD',
  UPDATE_BOARD = 'UPDATE_BOARD',
  DELETE_BOARD = 'DELETE_BOARD',
  UPDATE_REVIEW = 'UPDATE_REVIEW',
  DELETE_REVIEW = 'DELETE_REVIEW',
  DELETE_REVIEW_REPORT = 'DELETE_REVIEW_REPORT',
  DISMISS_REVIEW_REPORTS = 'DISMISS_REVIEW_REPORTS',
  BLIND_REVIEW = 'BLIND_REVIEW',
  RESTORE_REVIEW = 'RESTORE_REVIEW',
  FINALIZE_REVIEW_BLINDING = 'FINALIZE_REVIEW_BLINDING',
  DELETE_COMMENT = 'DELETE_COMMENT',
  DISMISS_COMMENT_REPORTS = 'DISMISS_COMMENT_REPORTS',
  BLIND_COMMENT = 'BLIND_COMMENT',
  RESTORE_COMMENT = 'RESTORE_COMMENT',
  FINALIZE_COMMENT_BLINDING = 'FINALIZE_COMMENT_BLINDING',
  SET_VISIT_REPORT_ASIDE = 'SET_VISIT_REPORT_ASIDE',
  RESTORE_VISIT_REPORT = 'RESTORE_VISIT_REPORT',
  ANSWER_INQUIRY = 'ANSWER_INQUIRY',
  DELETE_INQUIRY = 'DELETE_INQUIRY',
  ACCEPT_CORRECTION = 'ACCEPT_CORRECTION',
  REFUSE_CORRECTION = 'REFUSE_CORRECTION',
  DROP_CORRECTION = 'DROP_CORRECTION',
  KEEP_CORRECTION = 'KEEP_CORRECTION',
  CREATE_HOLIDAY = 'CREATE_HOLIDAY',
  UPDATE_HOLIDAY = 'UPDATE_HOLIDAY',
  DELETE_HOLIDAY = 'DELETE_HOLIDAY',
  SUSPEND_MEMBER = 'SUSPEND_MEMBER',
  LIFT_SUSPENSION = 'LIFT_SUSPENSION',
  GRANT_ADMIN = 'GRANT_ADMIN',
  REVOKE_ADMIN = 'REVOKE_ADMIN',
  RESET_PASSWORD = 'RESET_PASSWORD',
}
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: '관리자가 한 일. `targetId`가 무엇의 id인지도 이것으로 압니다.',
  valuesConfig: {
    CREATE_BOARD: { description: '공지를 씀' },
    UPDATE_BOARD: { description: '공지를 고침' },
    DELETE_BOARD: { description: '공지를 지움' },
    UPDATE_REVIEW: { description: '다른 회원의 리뷰를 고침' },
    DELETE_REVIEW: { description: '다른 회원의 리뷰를 신고와 함께 지움' },
    DELETE_REVIEW_REPORT: { description: '신고만 지움' },
    DISMISS_REVIEW_REPORTS: { description: '한 리뷰의 신고를 모두 물리침' },
    BLIND_REVIEW: { description: '다른 회원의 리뷰를 가림' },
    RESTORE_REVIEW: { description: '가린 리뷰를 다시 보임' },
    FINALIZE_REVIEW_BLINDING: { description: '가린 리뷰를 계속 가리기로 함' },
    DELETE_COMMENT: { description: '다른 회원의 댓글을 신고와 함께 지움' },
    DISMISS_COMMENT_REPORTS: { description: '한 댓글의 신고를 모두 물리침' },
    BLIND_COMMENT: { description: '다른 회원의 댓글을 가림' },
    RESTORE_COMMENT: { description: '가린 댓글을 다시 보임' },
    FINALIZE_COMMENT_BLINDING: { description: '가린 댓글을 계속 가리기로 함' },
    SET_VISIT_REPORT_ASIDE: { description: '방문 기록을 빼 둠' },
    RESTORE_VISIT_REPORT: { description: '빼 둔 방문 기록을 다시 셈' },
    ANSWER_INQUIRY: { description: '문의에 답변함' },
    DELETE_INQUIRY: { description: '문의를 지움' },
    ACCEPT_CORRECTION: { description: '장소의 정보 수정 제안을 받아들임. 대상은 장소' },
    REFUSE_CORRECTION: { description: '장소의 정보 수정 제안을 받아들이지 않음. 대상은 장소' },
    DROP_CORRECTION: { description: '고친 장소 정보를 버리고 자료를 따름' },
    KEEP_CORRECTION: { description: '새 자료와 다른 장소 정보를 그대로 둠' },
    CREATE_HOLIDAY: { description: '공휴일을 더함' },
    UPDATE_HOLIDAY: { description: '공휴일을 고침' },
    DELETE_HOLIDAY: { description: '공휴일을 지움' },
    SUSPEND_MEMBER: { description: '회원의 이용을 정지함' },
    LIFT_SUSPENSION: { description: '이용 정지를 풂' },
    GRANT_ADMIN: { description: '회원을 관리자로 정함' },
    REVOKE_ADMIN: { description: '회원을 관리자에서 뺌' },
    RESET_PASSWORD: { description: '회원의 비밀번호를 새로 정함 (서버의 명령)' },
  },
});

/**
 * Stores ids without foreign keys, because entries outlive their targets. A trigger empties the snapshots of a member's texts at the
 * member's withdrawal.
 */
@Entity()
@Index(['insertedAt', 'id'])
@ObjectType({ simpleResolvers: true, description: '관리 기록: 관리자가 언제 무엇을 했는지. 대상이 지워져도 남습니다.' })
export class AuditEntry {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  /** null: a command on the server. */
  @Column({ type: 'integer', nullable: true })
  @Field(() => ID, { nullable: true, description: '그 일을 한 관리자의 회원 id. 서버의 명령으로 한 일이면 null입니다.' })
  actorId: number | null;

  @Column({ type: 'varchar', length: 50 })
  @Field(() => AuditAction, { description: '한 일' })
  action: AuditAction;

  @Column({ type: 'integer' })
  @Field(() => ID, { description: '대상의 id. 대상은 이미 지워졌을 수 있습니다.' })
  targetId: number;

  /** The member whose text or account it is; null for announcements, holidays and places. */
  @Column({ type: 'integer', nullable: true })
  @Index()
  memberId: number | null;

  @Column({ type: 'varchar', length: AUDIT_RULES.reason.max, nullable: true })
  @Field(() => String, { nullable: true, description: '사유. 사유를 적지 않는 일이면 null입니다.' })
  reason: string | null;

  /** What the target was before the action. */
  @Column({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: '그 일을 하기 전의 내용, 서식 없는 글. 남기지 않는 일이거나 쓴 회원이 탈퇴했으면 null입니다.',
    complexity: TEXT_COST.review,
  })
  snapshot: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '그 일을 한 시각' })
  insertedAt: Date;
}
