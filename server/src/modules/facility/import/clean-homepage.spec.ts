import { cleanHomepage } from './clean-homepage';

describe('cleanHomepage', () => {
  it.each([
    ['http://www.example.kr/', 'http://www.example.kr/'],
    ['https://blog.example/a?b=c', 'https://blog.example/a?b=c'],
    ['www.example.kr', 'http://www.example.kr'],
    ['WWW.example.kr', 'http://WWW.example.kr'],
    ['example.kr:8080/museum', 'http://example.kr:8080/museum'],
    ['한글.한국', 'http://한글.한국'],
    ['https//idus.example/a', 'https://idus.example/a'],
    ['http:s://www.example.kr', 'https://www.example.kr'],
    ['https:/example.kr', 'https://example.kr'],
    ['http//example.kr', 'http://example.kr'],
    ['www.a.kr, www.b.kr/c,https://d.kr', 'http://www.a.kr, http://www.b.kr/c, https://d.kr'],
    ['http://a.kr,', 'http://a.kr'],
    ['http://a.kr, http://a.kr', 'http://a.kr'],
    ['https://map.example/?c=15,0,0', 'https://map.example/?c=15%2C0%2C0'],
  ])('makes %p a link: %s', (cell, homepage) =>
    expect(cleanHomepage(cell)).toEqual({ homepage, closingDay: null, hasDropped: false }),
  );

  it.each(['정보없음', ''])('has none in %p', (cell) =>
    expect(cleanHomepage(cell)).toEqual({ homepage: null, closingDay: null, hasDropped: false }),
  );

  it('recognises a closing day', () =>
    expect(cleanHomepage('매달2,4번째 일요일')).toEqual({ homepage: null, closingDay: '매달2,4번째 일요일', hasDropped: true }));

  it.each(['javascript:alert(1)', 'data:text/html,x', '없음', 'http://', 'localhost', 'www.', 'http://a b.kr'])(
    'makes no link of %p',
    (cell) => expect(cleanHomepage(cell)).toEqual({ homepage: null, closingDay: null, hasDropped: true }),
  );

  it('keeps the links of a cell that also holds words', () => {
    expect(cleanHomepage('www.a.kr, 전화 문의')).toEqual({ homepage: 'http://www.a.kr', closingDay: null, hasDropped: true });
    expect(cleanHomepage('매주 월요일, www.a.kr').closingDay).toBeNull();
    expect(cleanHomepage('http://a.kr/?q=1,문의').homepage).toBe('http://a.kr/?q=1');
  });
});
