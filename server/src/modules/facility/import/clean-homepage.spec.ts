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
    ['https://a.example/ https://b.example/', 'https://a.example/, https://b.example/'],
    ['http://a.kr\nwww.b.kr/c', 'http://a.kr, http://www.b.kr/c'],
    ['https://a.kr/?b=1&amp;c=2', 'https://a.kr/?b=1&c=2'],
    ['https://map.example/?c=15,0,0', 'https://map.example/?c=15%2C0%2C0'],
  ])('makes %p a link: %s', (cell, homepage) =>
    expect(cleanHomepage(cell)).toEqual({ homepage, closingDay: null, hasDropped: false }),
  );

  it.each(['정보없음', ''])('is null for %p', (cell) =>
    expect(cleanHomepage(cell)).toEqual({ homepage: null, closingDay: null, hasDropped: false }),
  );

  it('recognises a closing day', () =>
    expect(cleanHomepage('매달2,4번째 일요일')).toEqual({ homepage: null, closingDay: '매달2,4번째 일요일', hasDropped: true }));

  it.each(['javascript:alert(1)', 'data:text/html,x', '없음', 'http://', 'localhost', 'www.', 'http://a b.kr'])(
    'makes no link of %p',
    (cell) => expect(cleanHomepage(cell)).toEqual({ homepage: null, closingDay: null, hasDropped: true }),
  );

  it('extracts links from a cell with other words', () => {
    expect(cleanHomepage('www.a.kr, 전화 문의')).toEqual({ homepage: 'http://www.a.kr', closingDay: null, hasDropped: true });
    expect(cleanHomepage('매주 월요일, www.a.kr').closingDay).toBeNull();
    expect(cleanHomepage('http://a.kr/?q=1,문의').homepage).toBe('http://a.kr/?q=1');
    expect(cleanHomepage('blog.example/a (블로그)')).toMatchObject({ homepage: 'http://blog.example/a', hasDropped: true });
    expect(cleanHomepage('홈페이지 https://a.kr 인스타 https://b.kr').homepage).toBe('https://a.kr, https://b.kr');
  });

  it.each([
    ['=HYPERLINK("https://pet.example/menu","홈페이지")', 'https://pet.example/menu'],
    ['<a href="https://pet.example/home" target="_blank" title="새창">홈페이지</a>', 'https://pet.example/home'],
    ['&lt;a href=&quot;https://pet.example/home&quot;&gt;https://pet.example/home&lt;/a&gt;', 'https://pet.example/home'],
    ['http://a.kr<br>http://b.kr', 'http://a.kr, http://b.kr'],
  ])('finds the links of %s', (cell, homepage) => {
    expect(cleanHomepage(cell).homepage).toBe(homepage);
  });
});
