/** Texts and limits of what administrators do, shared with the client. */
export const AUDIT_RULES = {
  /** Ten years: longer is until it is lifted. */
  suspensionDays: { max: 3_650 },
  reason: { max: 500, emptyText: '사유를 입력해 주세요.', longText: '사유는 500자까지 쓸 수 있습니다.' },
} as const;
