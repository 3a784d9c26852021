/** The product's own colours and their neighbours: every drawing is made of these. */
export const INK = '#2A2320';
export const CREAM = '#FFFBF5';
export const ORANGE = '#C2410C';
export const RUST = '#9A3412';
export const PEACH = '#FFEDD5';
export const LINE = '#EFE6DB';
export const MEADOW = '#2F7D4F';
export const WOOD = '#C98B5B';

/** Light of a time of day or year, under which a scene is drawn. */
export interface Light {
  skyTop: string;
  skyLow: string;
  sun: string;
  far: string;
  near: string;
  ground: string;
  leaf: string;
  water: string;
  wall: string;
  floor: string;
}

export const LIGHTS = {
  day: {
    skyTop: '#BFE0EE',
    skyLow: '#F3F5E6',
    sun: '#FFF3C9',
    far: '#B9D3B0',
    near: '#8DBB86',
    ground: '#A8CC94',
    leaf: '#5E9C62',
    water: '#7FBFCB',
    wall: '#FBEBD7',
    floor: '#E3BE96',
  },
  spring: {
    skyTop: '#CFE4EE',
    skyLow: '#FDEFEA',
    sun: '#FFF6DC',
    far: '#CBDDB8',
    near: '#A9CC94',
    ground: '#BBD9A0',
    leaf: '#F3B6BE',
    water: '#94CBD3',
    wall: '#FDECE6',
    floor: '#E6C7A4',
  },
  autumn: {
    skyTop: '#D5E1E2',
    skyLow: '#FBEBD3',
    sun: '#FFEFC4',
    far: '#D9B77F',
    near: '#C99A5B',
    ground: '#D8B679',
    leaf: '#D9772F',
    water: '#8FB9BD',
    wall: '#F9E4C8',
    floor: '#CFA277',
  },
  winter: {
    skyTop: '#C6D5E1',
    skyLow: '#F2F1EE',
    sun: '#FFFBF0',
    far: '#D4DEE3',
    near: '#E6ECEE',
    ground: '#F4F6F6',
    leaf: '#6E8F80',
    water: '#A9C4D1',
    wall: '#F3E7DA',
    floor: '#C9A27E',
  },
  evening: {
    skyTop: '#6F6A97',
    skyLow: '#F7B48A',
    sun: '#FFD9A0',
    far: '#8A7493',
    near: '#6C6A78',
    ground: '#8C8670',
    leaf: '#4F6B5C',
    water: '#8E86A8',
    wall: '#F2D3B0',
    floor: '#B98660',
  },
} satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;
