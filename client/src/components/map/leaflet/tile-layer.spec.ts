import { tileAttribution } from './leaflet-base-layer';

describe('attribution of tiles', () => {
  it.each(['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png'])(
    'of %s names OpenStreetMap contributors with a link',
    (url) => {
      expect(tileAttribution(url)).toContain('OpenStreetMap</a> contributors');
      expect(tileAttribution(url)).toContain('href="https://www.openstreetmap.org/copyright"');
    },
  );

  it('of another server names its host', () => {
    expect(tileAttribution('https://{s}.tiles.example.kr:8080/{z}/{x}/{y}.png?key=1')).toBe('지도: tiles.example.kr');
  });

  it.each(['/tiles/{z}/{x}/{y}.png', 'https://<img src=x>/{z}', 'https://openstreetmap.org.evil"<b>/{z}'])(
    'of %s writes no markup',
    (url) => {
      expect(tileAttribution(url)).toBe('');
    },
  );
});
