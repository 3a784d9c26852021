/**
 * An invented member who joined when the announcements were written. As long as there is one, announcements that somebody deleted do
 * not come back, and those that are older were written by nobody.
 */
export const DEMO_BOARD_READER = { email: 'newcomer@baldojang.example', nickName: '막가입한자몽이' } as const;
