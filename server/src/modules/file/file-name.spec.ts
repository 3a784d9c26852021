import { setTimeout } from 'node:timers/promises';
import { pathOf, storedNameOf } from './file-address';
import { cleanName, nameFor, sameName, uniqueName } from './file-name';

describe('the name of a stored file', () => {
  it.each([
    ['강아지.jpg', '강아지.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\사진\\멍멍.JPG', '멍멍.jpg'],
    ['a\0.jpg', 'a.jpg'],
    ['a\r\nSet-Cookie: x.jpg', 'aSet-Cookie: x.jpg'],
    ['CON', '_CON.jpg'],
    ['con.tar.png', '_con.tar.jpg'],
    ['con .png', '_con.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['...', '사진.jpg'],
    ['', '사진.jpg'],
    ['\u3164\u2800.png', '사진.jpg'],
    ['   .png', 'png.jpg'],
    ['\u202Egnp.exe', 'gnp.jpg'],
    ['보이지\u200B않는.png', '보이지않는.jpg'],
    ['\uD83D.png', 'png.jpg'],
    ['강아지.png'.normalize('NFD'), '강아지.jpg'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.jpg'],
    [`"따옴표", 쉼표 100%.png`, `"따옴표", 쉼표 100%.jpg`],
    ['v1.2', 'v1.2.jpg'],
    ['사진.jpg.exe', '사진.jpg.jpg'],
    ['끝점..', '끝점.jpg'],
  ])('%j becomes %j', (raw, expected) => {
    expect(nameFor(raw, 'jpg', '사진')).toBe(expected);
  });

  it('takes linear time for any number of dots', async () => {
    expect(nameFor(`a${'.'.repeat(300_000)}b`, 'jpg', '사진')).toMatch(/^a\.+jpg$/);
    // Lets Jest check its timeout.
    await setTimeout(1);
  }, 5_000);

  it('is limited to 255 bytes, never cuts inside a character, and keeps the extension', () => {
    for (const raw of [`${'가'.repeat(300)}.jpg`, `${'a'.repeat(300)}.jpg`, `a${'🐶'.repeat(100)}.jpg`]) {
      const name = nameFor(raw, 'jpg', '사진');
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name).toMatch(/^(가+|a+|a(🐶)+)\.jpg$/u);
    }
  });

  it.each([
    'CON',
    'con .png',
    `${'가'.repeat(300)}.png`,
    '"a", %.png',
    '\u202Ea\u0000.png',
    '..a..',
    'a.b.c.d',
    '강아지 (1).png',
  ])('is one that its own address opens: %j', (raw) => {
    const taken = [nameFor(raw, 'jpeg', '사진')];
    for (let count = 0; count < 12; count++) taken.push(uniqueName(taken[0]!, taken));
    for (const name of taken) {
      const last = (address: string) => decodeURIComponent(address.split('/').at(-1)!);
      expect(storedNameOf('full', last(pathOf({ key: 'k', name })))).toBe('full.jpg');
      expect(storedNameOf('card', last(pathOf({ key: 'k', name }, 'card')))).toBe('card.webp');
    }
  });

  it('is unchanged when it is clean', () => {
    expect(cleanName('강아지 사진 (1), 100% "최고".jpeg')).toBe('강아지 사진 (1), 100% "최고".jpeg');
  });
});

describe('names of one owner', () => {
  it('are unique regardless of case, Unicode form and percent-encoding', () => {
    expect(uniqueName('a.jpg', [])).toBe('a.jpg');
    expect(uniqueName('a.jpg', ['a.jpg', 'a-2.jpg'])).toBe('a-3.jpg');
    expect(uniqueName('A.jpg', ['a.jpg'])).toBe('A-2.jpg');
    expect(uniqueName('%61.jpg', ['a.jpg'])).toBe('%61-2.jpg');
    expect(uniqueName('100%.jpg', ['100%.jpg'])).toBe('100%-2.jpg');
  });

  it('match plain and percent-encoded', () => {
    const name = '강아지, 100% "최고".jpg';
    for (const requested of [name, encodeURIComponent(name), name.normalize('NFD'), encodeURIComponent(name.normalize('NFD'))])
      expect(sameName(requested, name)).toBe(true);
    for (const requested of ['../' + name, '강아지', '', '%zz']) expect(sameName(requested, name)).toBe(false);
  });
});

describe('a URL path', () => {
  it('is percent-encoded, without a query, and ends in the real extension', () => {
    const file = { key: 'abcdefghijklmnopqrstuvwx', name: '강 #1?.jpeg' };
    expect(pathOf(file)).toBe('/files/abcdefghijklmnopqrstuvwx/%EA%B0%95%20%231%3F.jpeg');
    expect(pathOf(file, 'thumbnail')).toBe('/files/abcdefghijklmnopqrstuvwx/thumbnail/%EA%B0%95%20%231%3F.webp');
  });

  it.each([
    ['full', 'a'],
    ['full', '.jpg'],
    ['full', '../a.jpg'],
    ['full', 'a\r\n.jpg'],
    ['full', '\u202Ea.jpg'],
    ['card', 'a.jpg'],
  ] as const)('opens nothing as %s %j', (size, name) => {
    expect(storedNameOf(size, name)).toBeNull();
  });
});
