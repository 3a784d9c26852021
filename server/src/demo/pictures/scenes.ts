import { type Coat, lying, peeking, sitting, walking } from './animals';
import { CREAM, INK, LIGHTS, type LightName, LINE, MEADOW, ORANGE, PEACH, RUST, WOOD } from './palette';
import * as draw from './scenery';

type Scene = (light: LightName, coat: Coat, other?: Coat) => string;

const isEvening = (light: LightName) => light === 'evening';
const outside = (light: LightName) => draw.sky(LIGHTS[light], isEvening(light));
const SEASON: Partial<Record<LightName, string>> = {
  spring: draw.falling('#F3B6BE'),
  autumn: draw.falling('#D9772F', 18),
  winter: draw.falling('#FFFFFF', 40),
};
const season = (light: LightName) => SEASON[light] ?? '';

const inRoom = (light: LightName, windowX = 130) =>
  draw.room(LIGHTS[light]) + draw.roomWindow(LIGHTS[light], light, windowX, 130);

/** Places and what happens in them. */
export const SCENES = {
  cafeTable: (light, coat) =>
    `${inRoom(light)}${draw.lamp(820)}${draw.plant(1090, 650, 1.1)}${peeking(coat, { x: 610, y: 566, scale: 1.25 })}${draw.table(570)}${draw.cup(330, 572)}${draw.cake(900, 572)}`,
  cafeFloor: (light, coat) =>
    `${inRoom(light, 720)}${draw.lamp(330)}<rect x="90" y="430" width="300" height="46" rx="20" fill="${WOOD}"/><rect x="222" y="470" width="36" height="240" fill="#8A5F3F"/>${draw.icedGlass(190, 432, '#7A4E2E')}${draw.cup(310, 432, ORANGE)}<ellipse cx="660" cy="800" rx="360" ry="58" fill="${PEACH}"/>${sitting(coat, { x: 660, y: 790, scale: 1.35 })}`,
  drinks: (light) =>
    `${inRoom(light, 430)}${draw.plant(170, 600, 1)}${draw.table(600, 60, 1080)}${draw.icedGlass(380, 604, '#C98B5B')}${draw.icedGlass(830, 604, '#8FB56B')}${draw.cake(600, 606)}`,
  terrace: (light, coat) =>
    `${outside(light)}${draw.hills(LIGHTS[light])}<rect y="700" width="1200" height="200" fill="#D9B48C"/><path d="M0 770H1200M0 836H1200" stroke="#7A4E2E" stroke-opacity=".18" stroke-width="5"/>${draw.fence(702, '#FBF3E6')}
     <rect x="866" y="250" width="16" height="440" fill="#8A5F3F"/><path d="M620 300Q874 100 1128 300Z" fill="${ORANGE}"/><path d="M790 300Q820 160 874 150Q928 160 958 300Z" fill="${CREAM}"/>
     <rect x="720" y="640" width="310" height="34" rx="17" fill="${WOOD}"/><rect x="858" y="670" width="32" height="160" fill="#8A5F3F"/>${draw.cup(800, 642)}${draw.icedGlass(950, 642, '#8FB56B')}${sitting(coat, { x: 460, y: 850, scale: 1.25 })}`,
  meal: (light, coat) =>
    `${inRoom(light, 780)}${draw.lamp(600)}${peeking(coat, { x: 330, y: 566, scale: 1.15 })}${draw.table(570, 60, 1080)}${draw.bowl(660, 574, '#E8B04A')}${draw.bowl(930, 574, '#C96A3B', 0.72)}<path d="M1060 566L1120 470M1084 570L1146 480" stroke="#8A5F3F" stroke-width="9" stroke-linecap="round"/>`,
  dishes: (light) =>
    `<rect width="1200" height="900" fill="${LIGHTS[light].floor}"/><path d="M0 180H1200M0 400H1200M0 620H1200M0 830H1200" stroke="#7A4E2E" stroke-opacity=".13" stroke-width="6"/>
     <circle cx="460" cy="470" r="230" fill="#FFFFFF"/><circle cx="460" cy="470" r="176" fill="${PEACH}"/><path d="M330 500Q360 380 470 370Q590 380 590 490Q560 590 460 580Q350 580 330 500Z" fill="#E8B04A"/><g fill="${MEADOW}"><circle cx="420" cy="450" r="16"/><circle cx="510" cy="430" r="13"/><circle cx="470" cy="520" r="15"/></g><g fill="#D64545"><circle cx="540" cy="500" r="18"/><circle cx="390" cy="520" r="15"/></g>
     <circle cx="850" cy="310" r="136" fill="#FFFFFF"/><circle cx="850" cy="310" r="102" fill="#8FB56B"/><path d="M790 300q30 -40 60 0t60 0" fill="none" stroke="#FFFFFF" stroke-opacity=".7" stroke-width="12"/><circle cx="850" cy="650" r="120" fill="${CREAM}"/><circle cx="850" cy="650" r="88" fill="#C96A3B"/><path d="M806 640q22 -24 44 0t44 0" stroke="#F3DCC0" stroke-width="9" fill="none"/>
     <path d="M160 250V710M196 250V710" stroke="#8A5F3F" stroke-width="13" stroke-linecap="round"/>`,
  pensionYard: (light, coat) =>
    `${outside(light)}${draw.hills(LIGHTS[light])}${draw.tree(LIGHTS[light], 190, 680, 1.25)}${draw.house(LIGHTS[light], 720, 680, 1.15, ORANGE, isEvening(light))}${draw.ground(LIGHTS[light], 690)}${draw.fence(720)}${walking(coat, { x: 560, y: 850, scale: 0.95 })}${draw.ball(880, 850)}${season(light)}`,
  pool: (light, coat) =>
    `${outside(light)}${draw.hills(LIGHTS[light])}${draw.house(LIGHTS[light], 300, 600, 0.9, RUST)}${draw.tree(LIGHTS[light], 980, 600, 1)}<rect y="580" width="1200" height="320" fill="#EAD9BE"/><rect x="110" y="640" width="980" height="230" rx="60" fill="#FFFFFF"/><rect x="136" y="664" width="928" height="190" rx="46" fill="#7FC4D0"/>
     <path d="M200 720q30 -18 60 0t60 0M760 800q30 -18 60 0t60 0M820 700q30 -18 60 0t60 0" fill="none" stroke="#FFFFFF" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/><ellipse cx="560" cy="790" rx="190" ry="54" fill="${ORANGE}"/><ellipse cx="560" cy="778" rx="118" ry="30" fill="#7FC4D0"/>${peeking(coat, { x: 560, y: 776, scale: 1 })}`,
  bedroom: (light, coat) =>
    `${inRoom(light, 440)}<rect x="130" y="420" width="940" height="330" rx="36" fill="${WOOD}"/><rect x="170" y="560" width="860" height="230" rx="40" fill="#FFFFFF"/><path d="M170 660Q600 600 1030 660V760Q1030 800 990 800H210Q170 800 170 760Z" fill="${LIGHTS[light].far}"/><rect x="230" y="500" width="250" height="110" rx="46" fill="${CREAM}"/><rect x="720" y="500" width="250" height="110" rx="46" fill="${PEACH}"/>${lying(coat, { x: 620, y: 690, scale: 1.15 })}`,
  beach: (light, coat) =>
    `${outside(light)}${draw.sea(LIGHTS[light])}${draw.sail(300, 500)}${walking(coat, { x: 590, y: 830, scale: 1.1 })}<g fill="#B98F5E" fill-opacity=".5"><ellipse cx="180" cy="850" rx="14" ry="8"/><ellipse cx="240" cy="832" rx="14" ry="8"/><ellipse cx="120" cy="880" rx="14" ry="8"/></g>`,
  seaView: (light, coat, other) =>
    `${outside(light)}${draw.sea(LIGHTS[light])}${draw.sail(840, 510)}<path d="M0 780Q600 720 1200 790V900H0Z" fill="${LIGHTS[light].near}"/>${sitting(coat, { x: 500, y: 830, scale: 1.05 })}${other ? sitting(other, { x: 760, y: 840, scale: 0.86 }) : ''}`,
  forest: (light, coat) =>
    `${outside(light)}${draw.hills(LIGHTS[light])}${[80, 250, 930, 1110].map((x, index) => draw.pine(x, 690 - (index % 2) * 40, 1.25 - (index % 2) * 0.25, LIGHTS[light].leaf, light === 'winter')).join('')}${draw.ground(LIGHTS[light], 660)}${draw.path()}${walking(coat, { x: 600, y: 830, scale: 1 })}${season(light)}`,
  avenue: (light, coat) =>
    `${outside(light)}${draw.ground(LIGHTS[light], 600)}${draw.path('#F1E4CD')}${draw.tree(LIGHTS[light], 130, 720, 1.7)}${draw.tree(LIGHTS[light], 370, 640, 1.05)}${draw.tree(LIGHTS[light], 820, 640, 1.05)}${draw.tree(LIGHTS[light], 1070, 720, 1.7)}${sitting(coat, { x: 590, y: 850, scale: 1.12 })}${season(light)}`,
  flowerField: (light, coat) =>
    `${outside(light)}${draw.hills(LIGHTS[light])}${draw.ground(LIGHTS[light], 610)}${draw.flowers(650, [CREAM, '#F3B6BE', '#F2C14E'])}${sitting(coat, { x: 600, y: 840, scale: 1.2 })}${draw.flowers(810, ['#F3B6BE', CREAM, ORANGE], 12)}`,
  playground: (light, coat, other) =>
    `${outside(light)}${draw.hills(LIGHTS[light])}${draw.ground(LIGHTS[light], 620)}${draw.fence(660, '#E8D8BE')}<path d="M880 800L960 560H1010L1100 800Z" fill="${WOOD}"/><path d="M890 790L970 570" stroke="#FFFFFF" stroke-width="10"/><path d="M120 800q120 -190 240 0" fill="none" stroke="${ORANGE}" stroke-width="34"/>${walking(coat, { x: 560, y: 840, scale: 0.95 })}${other ? sitting(other, { x: 880, y: 860, scale: 0.85 }) : ''}${draw.ball(310, 862)}`,
  camp: (light, coat) =>
    `${outside(light)}${draw.hills(LIGHTS[light])}${draw.pine(110, 680, 1.3, LIGHTS[light].leaf)}${draw.pine(1090, 690, 1.4, LIGHTS[light].leaf)}${draw.ground(LIGHTS[light], 660)}<path d="M140 800L400 400L660 800Z" fill="${ORANGE}"/><path d="M400 400L660 800H520Z" fill="${RUST}"/><path d="M330 800L400 560L470 800Z" fill="${isEvening(light) ? '#FFE2A0' : INK}"/>
     <path d="M930 830l60 -60M990 830l-60 -60" stroke="#8A5F3F" stroke-width="20" stroke-linecap="round"/><path d="M960 660C1000 710 1010 760 960 780C910 760 920 710 960 660Z" fill="#F28C3A"/><path d="M960 710C980 740 984 764 960 774C936 764 940 740 960 710Z" fill="#FFE2A0"/>${sitting(coat, { x: 740, y: 850, scale: 0.9 })}`,
  museum: (light) =>
    `${draw.room(LIGHTS[light], 660)}${[
      [110, '#7FBFCB', '#F2C14E'],
      [450, '#E2A05B', '#2F7D4F'],
      [790, '#F3B6BE', '#C2410C'],
    ]
      .map(
        ([x, back, front]) =>
          `<rect x="${x}" y="180" width="300" height="300" fill="${WOOD}"/><rect x="${Number(x) + 24}" y="204" width="252" height="252" fill="${back}"/><circle cx="${Number(x) + 180}" cy="290" r="44" fill="${CREAM}"/><path d="M${Number(x) + 24} 456V390q70 -70 130 -10t122 -20V456Z" fill="${front}"/><rect x="${Number(x) + 110}" y="510" width="80" height="30" rx="4" fill="#FFFFFF"/>`,
      )
      .join(
        '',
      )}<rect x="330" y="760" width="540" height="40" rx="12" fill="${WOOD}"/><rect x="380" y="796" width="34" height="70" fill="#8A5F3F"/><rect x="786" y="796" width="34" height="70" fill="#8A5F3F"/>`,
  sculpture: (light, coat) =>
    `${outside(light)}${draw.hills(LIGHTS[light])}${draw.ground(LIGHTS[light], 620)}${draw.tree(LIGHTS[light], 170, 700, 1.3)}<rect x="760" y="640" width="260" height="120" fill="${LINE}"/><circle cx="890" cy="540" r="110" fill="none" stroke="${ORANGE}" stroke-width="46"/><circle cx="890" cy="350" r="60" fill="${MEADOW}"/>${sitting(coat, { x: 480, y: 850, scale: 1.15 })}${season(light)}`,
  clinic: (_, coat) =>
    `<rect width="1200" height="900" fill="#EAF3EE"/><rect y="640" width="1200" height="260" fill="#D5E3DA"/><rect x="90" y="120" width="300" height="210" rx="16" fill="#FFFFFF"/><path d="M240 170V280M185 225H295" stroke="${MEADOW}" stroke-width="34" stroke-linecap="round"/><rect x="850" y="120" width="260" height="330" rx="12" fill="#FFFFFF"/><path d="M890 190H1070M890 240H1040M890 290H1070M890 340H1010" stroke="#C6D6CC" stroke-width="14" stroke-linecap="round"/>
     <rect x="170" y="640" width="860" height="60" rx="22" fill="#FFFFFF"/><rect x="250" y="700" width="60" height="200" fill="#B7CBBF"/><rect x="890" y="700" width="60" height="200" fill="#B7CBBF"/>${sitting(coat, { x: 600, y: 646, scale: 1.15 })}`,
  bath: (_, coat) =>
    `<rect width="1200" height="900" fill="#E6F0F2"/>${Array.from({ length: 8 }, (_row, row) => `<path d="M0 ${row * 90 + 40}H1200" stroke="#FFFFFF" stroke-width="6"/>`).join('')}${Array.from({ length: 13 }, (_column, column) => `<path d="M${column * 96 + 20} 0V700" stroke="#FFFFFF" stroke-width="6"/>`).join('')}<rect y="700" width="1200" height="200" fill="#CFE0E4"/>${peeking(coat, { x: 600, y: 540, scale: 1.5 })}
     <path d="M190 560H1010V640Q1000 810 860 820H340Q200 810 190 640Z" fill="#FFFFFF"/><rect x="160" y="540" width="880" height="50" rx="25" fill="${ORANGE}"/><g fill="#FFFFFF" fill-opacity=".92">${[
       [300, 520, 56],
       [380, 500, 40],
       [860, 520, 60],
       [780, 510, 36],
       [930, 480, 34],
       [250, 470, 26],
       [1010, 380, 22],
       [170, 340, 18],
     ]
       .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
       .join('')}</g>`,
  shop: (light, coat) =>
    `${draw.room(LIGHTS[light], 720)}${[200, 380, 560].map((y) => `<rect x="110" y="${y}" width="980" height="22" fill="${WOOD}"/>`).join('')}${Array.from({ length: 9 }, (_, index) => `<rect x="${150 + index * 104}" y="${90 + (index % 3) * 10}" width="72" height="${110 - (index % 3) * 10}" rx="10" fill="${[ORANGE, MEADOW, '#F2C14E', '#7FBFCB'][index % 4]}"/><rect x="${160 + index * 104}" y="132" width="52" height="36" rx="6" fill="${CREAM}"/>`).join('')}${[200, 420, 820, 1000].map((x) => draw.bone(x, 344, 0.9)).join('')}${[300, 520, 900].map((x) => draw.ball(x, 380, 28)).join('')}${draw.bowl(240, 556, '#C98B5B', 0.5)}${draw.bowl(960, 556, '#E8B04A', 0.5)}${sitting(coat, { x: 600, y: 850, scale: 1.15 })}`,
  catWindow: (light, coat) =>
    `${draw.room(LIGHTS[light], 700)}${draw.roomWindow(LIGHTS[light], light, 250, 110, 700, 420)}<rect x="210" y="556" width="780" height="40" rx="10" fill="#FFFFFF"/>${lying(coat, { x: 620, y: 560, scale: 1.05 }, 'open')}${draw.plant(320, 558, 0.8)}<ellipse cx="600" cy="820" rx="420" ry="50" fill="${PEACH}"/>`,
  carrier: (light, coat) =>
    `${inRoom(light, 720)}<rect x="240" y="360" width="720" height="430" rx="80" fill="${MEADOW}"/><path d="M470 360q0 -90 130 -90t130 90" fill="none" stroke="${INK}" stroke-width="26"/><rect x="330" y="440" width="540" height="290" rx="60" fill="#1F5736"/><g transform="translate(600 600) scale(1.25)">${peeking(coat, { x: 0, y: 60 })}</g><g fill="${CREAM}" fill-opacity=".7"><circle cx="280" cy="470" r="9"/><circle cx="280" cy="510" r="9"/><circle cx="280" cy="550" r="9"/><circle cx="920" cy="470" r="9"/><circle cx="920" cy="510" r="9"/><circle cx="920" cy="550" r="9"/></g>`,
  toys: (light, coat) =>
    `${draw.room(LIGHTS[light], 560)}<ellipse cx="600" cy="780" rx="500" ry="90" fill="${PEACH}"/>${lying(coat, { x: 620, y: 800, scale: 1.35 }, 'open')}${draw.ball(250, 840, 44)}${draw.bone(970, 850, 1.2)}${draw.plant(1060, 570, 1)}${draw.roomWindow(LIGHTS[light], light, 140, 110, 300, 260)}`,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
