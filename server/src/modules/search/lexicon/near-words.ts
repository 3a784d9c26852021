/** Without a place: near the user. */
export const NEAR_WORDS = '근처 주변 가까운';
/** Only directly after a place. */
export const SIDE_WORDS = '앞 쪽 인근';
/** Near the user, even if a place is named. */
export const NEAR_ME_PHRASES = ['내 주변', '내 근처', '내주변', '내근처', '이 근처', '여기 근처', '이근처', '여기근처'];
