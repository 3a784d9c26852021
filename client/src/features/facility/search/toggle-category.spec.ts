import { type CategoryGroup, isKindChosen, toggleGroup, toggleKind } from './toggle-category';

const care: CategoryGroup = { name: '반려의료', kinds: ['동물병원', '동물약국'] };
const travel: CategoryGroup = { name: '반려동반여행', kinds: ['펜션', '호텔', '여행지'] };

describe('choosing categories', () => {
  it('a group takes the place of its kinds and leaves others alone', () => {
    expect(toggleGroup(['펜션', '동물병원'], care)).toEqual(['펜션', '반려의료']);
    expect(toggleGroup(['펜션', '반려의료'], care)).toEqual(['펜션']);
  });

  it('the kinds of a chosen group are chosen', () => {
    expect(isKindChosen(['반려의료'], care, '동물약국')).toBe(true);
    expect(isKindChosen(['동물병원'], care, '동물약국')).toBe(false);
  });

  it('a group without one of its kinds becomes the others', () => {
    expect(toggleKind(['반려동반여행', '동물병원'], travel, '호텔')).toEqual(['동물병원', '펜션', '여행지']);
  });

  it('all the kinds of a group become the group', () => {
    expect(toggleKind(['동물병원'], care, '동물약국')).toEqual(['반려의료']);
  });

  it('a kind comes and goes by itself', () => {
    expect(toggleKind([], travel, '호텔')).toEqual(['호텔']);
    expect(toggleKind(['호텔'], travel, '호텔')).toEqual([]);
  });
});
