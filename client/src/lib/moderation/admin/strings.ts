import type { ContentKind } from '../../../graphql/types.generated';

export const STRINGS = {
  reason: '사유',
  period: '기간',
  cancel: '취소',
};

const KINDS: Record<ContentKind, { name: string; subject: string; object: string }> = {
  REVIEW: { name: '리뷰', subject: '리뷰는', object: '리뷰를' },
  COMMENT: { name: '댓글', subject: '댓글은', object: '댓글을' },
};

export const CONTENT_STRINGS = (kind: ContentKind) => {
  const { name, subject, object } = KINDS[kind];
  return {
    group: `${name} 관리`,
    blind: {
      title: `이 ${object} 가릴까요?`,
      text: '30일 동안 글쓴이와 관리자에게만 보여요. 그 안에 정하지 않으면 저절로 다시 보여요. 사유는 글쓴이에게 보여요.',
      confirmLabel: '가리기',
      busyLabel: '가리는 중…',
      done: `${object} 가렸습니다.`,
    },
    restore: {
      title: `이 ${object} 되돌릴까요?`,
      text: '다시 모두에게 보여요. 사유는 관리 기록에만 남아요.',
      confirmLabel: '되돌리기',
      busyLabel: '되돌리는 중…',
      done: `${object} 되돌렸습니다.`,
    },
    finalize: {
      title: `이 ${object} 계속 가릴까요?`,
      text: '끝나는 날 없이 글쓴이와 관리자에게만 보여요. 사유는 글쓴이에게 보여요.',
      confirmLabel: '계속 가리기',
      busyLabel: '가리는 중…',
      done: `${object} 계속 가립니다.`,
    },
    remove: {
      title: `이 ${object} 지울까요?`,
      text: '이 글에 대한 신고도 함께 지워지고 되돌릴 수 없어요. 사유는 관리 기록에 남아요.',
      confirmLabel: '지우기',
      busyLabel: '지우는 중…',
      done: `${object} 지웠습니다.`,
    },
    dismiss: {
      title: '신고만 지울까요?',
      text: `${subject} 그대로 남고, 이 글에 대한 신고를 모두 지워요. 사유는 관리 기록에 남아요.`,
      confirmLabel: '신고만 지우기',
      busyLabel: '지우는 중…',
      done: '신고를 지웠습니다.',
    },
  };
};
