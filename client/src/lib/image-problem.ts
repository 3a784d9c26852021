import { LIMITS } from '../graphql/constants.generated';

const STRINGS = {
  heic: (name: string) =>
    `${name}: HEIC 사진은 올릴 수 없어요. JPG로 바꾸거나, 아이폰이라면 설정 > 카메라 > 포맷에서 ‘높은 호환성’을 고르고 다시 찍어 주세요.`,
  unknownType: (name: string) => `${name}: 지원하지 않는 형식이에요. JPG, PNG, WebP, GIF 사진을 골라 주세요.`,
  tooLarge: (name: string) => `${name}: ${MEGABYTES_MAX}MB를 넘어요. 더 작은 사진을 골라 주세요.`,
};

/** What the server can read. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
export const MEGABYTES_MAX = LIMITS.fileBytesMax / 1024 / 1024;
const HEIC = /\.hei[cf]$/i;

export const isTooLarge = ({ size }: File) => size > LIMITS.fileBytesMax;

/** Why a picked file cannot be sent, by its name; null when it can. The server looks inside and has the last word. */
export function imageProblem(file: File): string | null {
  const { name, type } = file;
  if (HEIC.test(name) || /^image\/hei[cf]/.test(type)) return STRINGS.heic(name);
  // Some devices know no type for a file: then only its content tells.
  if (type !== '' && !IMAGE_TYPES.includes(type)) return STRINGS.unknownType(name);
  return isTooLarge(file) ? STRINGS.tooLarge(name) : null;
}
