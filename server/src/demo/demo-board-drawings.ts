import type { Upload } from '../shared/http/upload';
import { COATS, type CoatName, head, peeking, sitting, walking } from './pictures/animals';
import { drawPicture } from './pictures/draw-picture';
import { CREAM, INK, LIGHTS, type LightName, MEADOW, ORANGE, PEACH, RUST } from './pictures/palette';
import * as draw from './pictures/scenery';
import { SCENES, type SceneName } from './pictures/scenes';

const BANNER_WIDTH = 1200;
const PICTURE_WIDTH = 1120;

/** As wide as the carousel of the home page shows them. */
const banner = (name: string, drawing: string): Upload =>
  drawPicture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675">${drawing}</svg>`, BANNER_WIDTH, name);

/** A scene of the reviews' pictures, whole. */
export const scenePicture = (name: string, scene: SceneName, light: LightName, coat: CoatName): Upload =>
  drawPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">${SCENES[scene](light, COATS[coat], undefined)}</svg>`,
    PICTURE_WIDTH,
    name,
  );

const raised = (by: number, drawing: string) => `<g transform="translate(0 ${-by})">${drawing}</g>`;

const paw = (x: number, y: number, scale: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"><ellipse cx="0" cy="14" rx="24" ry="20"/><circle cx="-27" cy="-8" r="10"/><circle cx="-10" cy="-24" r="11"/><circle cx="10" cy="-24" r="11"/><circle cx="27" cy="-8" r="10"/></g>`;

const pin = (x: number, y: number, scale: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="2" rx="34" ry="9" fill="${INK}" fill-opacity=".14"/><path d="M0 0C-20 -44 -66 -70 -66 -122A66 66 0 0 1 66 -122C66 -70 20 -44 0 0Z" fill="${colour}"/><circle cx="0" cy="-124" r="46" fill="${CREAM}"/>${paw(0, -122, 0.82, colour)}</g>`;

const star = (x: number, y: number, radius: number, colour: string) => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [length, angle] = [index % 2 ? radius * 0.45 : radius, (Math.PI * index) / 5 - Math.PI / 2];
    return `${(x + Math.cos(angle) * length).toFixed(1)},${(y + Math.sin(angle) * length).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${colour}" stroke="${colour}" stroke-width="${radius * 0.3}" stroke-linejoin="round"/>`;
};

export const springWalk = banner(
  '봄 산책.jpg',
  raised(
    215,
    `${draw.sky(LIGHTS.spring)}${draw.hills(LIGHTS.spring)}${draw.tree(LIGHTS.spring, 130, 700, 1.3)}${draw.tree(LIGHTS.spring, 1080, 690, 1.25)}${draw.tree(LIGHTS.spring, 860, 650, 0.8)}${draw.ground(LIGHTS.spring, 680)}${draw.flowers(700, ['#F3B6BE', '#FFFFFF', '#F2C14E'])}<path d="M0 800C320 760 840 770 1200 810V876C840 830 320 830 0 866Z" fill="#EAD9BE"/>${walking(COATS.corgi, { x: 420, y: 838, scale: 0.82 })}${walking(COATS.bichon, { x: 800, y: 846, scale: 0.68 })}${draw.falling('#F3B6BE', 34)}`,
  ),
);

export const mapOfPlaces = banner(
  '지도 검색.jpg',
  `<rect width="1200" height="675" fill="#F3EADC"/><path d="M-20 130C220 60 330 250 560 210S900 40 1220 120V250C960 180 800 330 560 330S240 200 -20 270Z" fill="#9CCBD6"/>
   <g fill="#BBD9A0"><path d="M60 380h230q30 0 30 30v110q0 30 -30 30H90q-30 0 -30 -30Z"/><circle cx="960" cy="430" r="118"/><rect x="640" y="20" width="190" height="90" rx="26"/></g>
   <g stroke="#FFFFFF" stroke-linecap="round" fill="none"><path d="M-20 590C300 540 700 640 1220 560" stroke-width="34"/><path d="M400 -20V700M760 -20C740 240 800 460 770 700" stroke-width="26"/><path d="M-20 340C300 380 420 420 1220 330M1060 -20V700M180 -20V700" stroke-width="15"/></g>
   <g fill="#E8D8C0"><rect x="440" y="420" width="92" height="70" rx="10"/><rect x="560" y="440" width="120" height="96" rx="10"/><rect x="230" y="60" width="110" height="54" rx="10"/><rect x="860" y="270" width="120" height="46" rx="10"/><rect x="450" y="60" width="100" height="70" rx="10"/></g>
   <path d="M270 590C360 500 470 560 560 440S760 330 880 330" fill="none" stroke="${ORANGE}" stroke-width="9" stroke-dasharray="2 24" stroke-linecap="round"/>
   ${pin(270, 470, 0.95, MEADOW)}${pin(890, 330, 1.3, ORANGE)}${pin(1100, 500, 0.8, RUST)}${pin(480, 190, 0.75, '#1D5FA8')}${peeking(COATS.beagle, { x: 600, y: 664, scale: 1.12 })}`,
);

export const fullMoon = banner(
  '한가위 보름달.jpg',
  `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3D3F66"/><stop offset="1" stop-color="#E7A27C"/></linearGradient></defs><rect width="1200" height="675" fill="url(#dusk)"/>
   <circle cx="820" cy="220" r="190" fill="#FFE9B8" fill-opacity=".22"/><circle cx="820" cy="220" r="146" fill="#FFE9B8"/><g fill="#F0D191"><circle cx="770" cy="180" r="24"/><circle cx="870" cy="260" r="32"/><circle cx="850" cy="150" r="14"/></g>
   ${[
     [120, 90],
     [300, 160],
     [470, 70],
     [1080, 110],
     [590, 260],
   ]
     .map(([x, y]) => star(x!, y!, 9, '#FFF3D6'))
     .join('')}
   <path d="M0 470C180 380 340 400 520 470C700 390 960 380 1200 460V675H0Z" fill="#6F6280"/>${raised(120, draw.house(LIGHTS.evening, 260, 690, 0.92, RUST, true))}
   <path d="M0 560C300 510 900 520 1200 570V675H0Z" fill="#7D7A5F"/>${sitting(COATS.jindo, { x: 700, y: 642, scale: 0.82 })}${sitting(COATS.shiba, { x: 905, y: 648, scale: 0.74 })}${draw.tree(LIGHTS.autumn, 1110, 640, 1.15)}`,
);

export const goodReview = banner(
  '리뷰 쓰는 법.jpg',
  `<rect width="1200" height="675" fill="${PEACH}"/><circle cx="150" cy="120" r="210" fill="#FFFFFF" fill-opacity=".4"/><circle cx="1090" cy="560" r="250" fill="#FFFFFF" fill-opacity=".4"/>
   <rect x="322" y="76" width="570" height="440" rx="34" fill="${INK}" fill-opacity=".08"/><rect x="310" y="62" width="570" height="440" rx="34" fill="${CREAM}"/>
   ${[0, 1, 2, 3, 4].map((index) => star(418 + index * 88, 152, 34, index < 4 ? '#F2A93B' : '#EADFD0')).join('')}
   <path d="M370 246H820M370 296H820M370 346H640" stroke="#E3D5C3" stroke-width="20" stroke-linecap="round"/>
   ${['#BFE0EE', '#BBD9A0', '#F3B6BE'].map((colour, index) => `<rect x="${370 + index * 116}" y="384" width="98" height="86" rx="14" fill="${colour}"/>`).join('')}<g transform="translate(419 436) scale(.34)">${head(COATS.poodle)}</g><g transform="translate(651 436) scale(.34)">${head(COATS.cheese)}</g>${paw(535, 430, 0.8, MEADOW)}
   <g transform="translate(900 250) rotate(24)"><rect x="-22" y="-170" width="44" height="220" rx="8" fill="${ORANGE}"/><path d="M-22 50H22L0 104Z" fill="#F3DCC0"/><path d="M-8 84H8L0 104Z" fill="${INK}"/><rect x="-22" y="-190" width="44" height="34" rx="10" fill="#F2B8A6"/></g>
   <rect y="590" width="1200" height="85" fill="#C98B5B"/><rect y="590" width="1200" height="18" fill="#DDA878"/>${peeking(COATS.corgi, { x: 190, y: 596, scale: 1.12 })}${peeking(COATS.mackerel, { x: 1030, y: 596, scale: 1.05 })}`,
);
