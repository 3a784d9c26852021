/** Without a place they mean: near the person. */
export const NEAR_WORDS = '근처 주변 가까운';
/** Say something of a place right before them only. */
export const SIDE_WORDS = '앞 쪽 인근';
/** Near the person, whatever else is named. */
export const NEAR_ME_PHRASES = ['내 주변', '내 근처', '내주변', '내근처', '이 근처', '여기 근처', '이근처', '여기근처'];
